import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../../../contract/api/read.ts';
import { failureIn, failureOf } from '../../../../lib/form/failures/form-failure.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { company } from '../about/company.ts';
import type { Route } from './+types/contact';
import { ApplyDialog } from './apply-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactPage as copy, notSent } from './content.ts';
import { contactRules, faultsOf, valuesOf } from './form-rules.ts';
import { WriteInstead } from './not-configured.tsx';
import { SocialLinks } from './social-links.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({ title: 'Contact us', description: copy.text, canonical: loaderData.canonical });

export async function loader(args: Route.LoaderArgs) {
  const { appUrl, emailSending, supportEmail } = scopeOf(args);
  return { sending: emailSending, supportEmail, canonical: `${appUrl}/contact` };
}

/**
 * Returns a message sent before hydration as typed, for the visitor to send again, because only the page's scripts can
 * deliver it. The status is not 5xx, since a proxy might then show its own page.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const fields = faultsOf(contactRules, valuesOf(contactRules, form));
  return failureOf(
    form,
    new ApiFailure(422, { success: false, code: 'message.not_sent', message: notSent, fields }),
  );
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { sending, supportEmail } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <header className="border-b border-hairline bg-surface">
        <div className="page-width py-8 sm:py-12">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1 className="mt-3 text-4xl">{copy.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-2">{copy.text}</p>
        </div>
      </header>
      <div className="page-width grid gap-12 py-12 lg:grid-cols-[minmax(0,1.6fr)_1fr]">
        <section aria-labelledby="message">
          <Card padding="lg">
            <h2 id="message">{copy.form.title}</h2>
            <p className="mt-1 mb-6 text-ink-2">
              {copy.form.text} {company.responseTime}
            </p>
            <ContactForm sending={sending} supportEmail={supportEmail} failure={failureIn(actionData)} />
          </Card>
        </section>
        <Details supportEmail={supportEmail} />
      </div>
      <Teach {...loaderData} />
    </main>
  );
}

function Details({ supportEmail }: { supportEmail: string }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details">Contact details</h2>
      <dl className="mt-6 space-y-6">
        <Detail icon={<Mail aria-hidden="true" />} label="Email">
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </Detail>
        <Detail icon={<Phone aria-hidden="true" />} label="Telephone">
          <a className="link" href={`tel:${company.phone.dialled}`}>
            {company.phone.shown}
          </a>
        </Detail>
        <Detail icon={<Clock aria-hidden="true" />} label="Hours">
          {company.hours}
        </Detail>
        <Detail icon={<MapPin aria-hidden="true" />} label="Address">
          <address className="not-italic">
            {company.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
      </dl>
      <h3 className="mt-8">Follow us</h3>
      <SocialLinks className="mt-3" />
    </section>
  );
}

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 pl-14">
      <dt className="text-sm text-ink-2">
        <span className="absolute top-0 left-0 grid size-10 place-items-center rounded-control bg-green-tint text-green [&>svg]:size-5">
          {icon}
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Teach({ sending, supportEmail }: Route.ComponentProps['loaderData']) {
  const [searchParams] = useSearchParams();
  const [open, setOpen] = useState(searchParams.has('apply'));
  const { title, text, points } = copy.instructor;
  /** Clicked before hydration, the link opens the dialog through the URL. */
  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <section aria-labelledby="teach" className="page-width">
      <Card padding="lg" className="grid gap-8 bg-green-tint lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        <div>
          <h2 id="teach" className="text-2xl">
            {title}
          </h2>
          <p className="mt-3">{text}</p>
          <LinkButton to="/contact?apply=yes#teach" size="lg" className="needs-js mt-6" onClick={openHere}>
            Apply Now
          </LinkButton>
          <noscript className="mt-6 block">
            <WriteInstead
              why="The application form needs JavaScript."
              subject="Instructor application"
              supportEmail={supportEmail}
            />
          </noscript>
        </div>
        <ol className="space-y-4 self-center">
          {points.map((point, position) => (
            <li key={point} className="flex gap-4">
              <span
                aria-hidden="true"
                className="mt-1 grid size-7 shrink-0 rotate-45 place-items-center rounded-[5px] bg-green text-sm font-semibold text-on-green"
              >
                <span className="-rotate-45">{position + 1}</span>
              </span>
              <span>{point}</span>
            </li>
          ))}
        </ol>
      </Card>
      <ApplyDialog open={open} onClose={() => setOpen(false)} sending={sending} supportEmail={supportEmail} />
    </section>
  );
}
