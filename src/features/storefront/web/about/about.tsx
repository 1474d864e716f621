import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { RouteDivider } from '../../../../ui/progress/route-divider.tsx';
import { faceOf } from '../../../accounts/web/faces/face-of.ts';
import type { Route } from './+types/about';
import { aboutPage as copy } from './content.ts';
import { ImpactVideo } from './impact-video.tsx';
import { OfferDrawing } from './offer-drawing.tsx';
import { RoadSign } from './road-sign.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({ title: 'About us', description: copy.hero.text, canonical: loaderData.canonical });

export async function loader(args: Route.LoaderArgs) {
  return { canonical: `${scopeOf(args).appUrl}/about` };
}

export default function About() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <Story />
      <Offers />
      <Mission />
      <Impact />
      <CallToAction />
    </main>
  );
}

function Hero() {
  const { eyebrow, title, text, sign } = copy.hero;
  return (
    <section className="border-b border-hairline bg-surface">
      <div className="page-width grid items-end gap-12 pt-12 lg:grid-cols-[1.5fr_1fr] lg:pt-20">
        <div className="lg:pb-20">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-ink-2">{text}</p>
        </div>
        <RoadSign entries={sign} />
      </div>
    </section>
  );
}

function Story() {
  const { title, quote, paragraphs, founder } = copy.story;
  return (
    <section
      aria-labelledby="story"
      className="page-width grid gap-8 py-12 lg:grid-cols-[1fr_1.4fr] lg:gap-20 lg:py-20"
    >
      <div>
        <h2 id="story" className="text-3xl">
          {title}
        </h2>
        <blockquote className="mt-6 border-l-4 border-amber pl-6 text-xl leading-snug text-green">
          “{quote}”
        </blockquote>
      </div>
      <div>
        <div className="max-w-prose space-y-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-8 flex items-center gap-4">
          <Avatar name={founder.name} src={faceOf(founder.name)} size="lg" decorative />
          <p>
            <strong className="block font-semibold">{founder.name}</strong>
            <span className="text-ink-2">{founder.role}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Offers() {
  return (
    <section aria-labelledby="offers" className="border-y border-hairline bg-sunken">
      <div className="page-width py-12 lg:py-20">
        <h2 id="offers" className="text-3xl">
          {copy.offers.title}
        </h2>
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {copy.offers.items.map(({ key, title, text, action }) => (
            <Card as="li" padding="lg" key={key} className="flex flex-col">
              <OfferDrawing of={key} />
              <h3 className="mt-6 text-xl">{title}</h3>
              <p className="mt-2 mb-6 text-ink-2">{text}</p>
              <LinkButton to={action.to} variant="secondary" className="mt-auto self-start">
                {action.label}
              </LinkButton>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Mission() {
  const { title, statement, text, principles } = copy.mission;
  return (
    <section aria-labelledby="mission" className="page-width py-12 lg:py-20">
      <div className="max-w-3xl">
        <h2 id="mission" className="eyebrow">
          {title}
        </h2>
        <p className="mt-3 font-display text-4xl leading-tight font-bold tracking-tight">{statement}</p>
        <p className="mt-4 text-lg text-ink-2">{text}</p>
      </div>
      <ul className="mt-12 grid gap-8 md:grid-cols-3">
        {principles.map((principle) => (
          <li key={principle.title} className="border-t-4 border-green pt-4">
            <h3>{principle.title}</h3>
            <p className="mt-2 text-ink-2">{principle.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Impact() {
  const { title, text, description } = copy.impact;
  return (
    <section aria-labelledby="impact" className="border-y border-hairline bg-surface">
      <div className="page-width grid items-center gap-8 py-12 lg:grid-cols-[1fr_1.9fr] lg:gap-12 lg:py-20">
        <div>
          <h2 id="impact" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{text}</p>
        </div>
        <div className="min-w-0">
          <ImpactVideo label={title} />
          <details className="mt-3 text-sm text-ink-2">
            <summary className="w-fit cursor-pointer py-1 font-semibold">What the film shows</summary>
            <p className="mt-1">{description}</p>
          </details>
        </div>
      </div>
    </section>
  );
}

function CallToAction() {
  const { title, text, label } = copy.action;
  return (
    <section aria-labelledby="join" className="page-width pt-12 text-center lg:pt-20">
      <RouteDivider />
      <div className="mx-auto max-w-2xl pt-12">
        <h2 id="join" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 text-lg text-ink-2">{text}</p>
        <LinkButton to="/auth" size="lg" className="mt-6">
          {label}
        </LinkButton>
      </div>
    </section>
  );
}
