import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { claims } from '../../about/claims.ts';
import { SignUp } from '../sign-up.tsx';
import { HeroBackdrop } from './hero-backdrop.tsx';

/** The headline, the two calls to action and our claims, over the drawn route. Dark in both themes. */
export function HomeHero() {
  return (
    <section className="relative isolate overflow-hidden bg-[oklch(0.25_0.042_167)] text-ink scheme-dark">
      <div className="page-width relative z-10 flex flex-col justify-center pt-12 pb-4 lg:min-h-[38rem] lg:py-20">
        <div className="max-w-2xl">
          <p className="eyebrow">For project, programme and portfolio people</p>
          <h1 className="mt-3 text-4xl sm:text-5xl">Know where you are. Deliver what you promised.</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-2">
            Practical courses on planning, risk, agile delivery and running a PMO, taught by people who have
            done the job. Your progress is marked at every step, and anyone can check your certificate.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/all-courses" size="lg">
              Browse Courses
            </LinkButton>
            <SignUp label="Sign Up Free" variant="secondary" />
          </div>
          <dl className="mt-8 flex gap-12">
            {claims.home.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-display text-3xl font-bold text-amber">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <HeroBackdrop />
    </section>
  );
}
