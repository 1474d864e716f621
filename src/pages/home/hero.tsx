import { LinkButton } from '../../ui/link-button.tsx';
import { RouteDrawing } from './route-drawing.tsx';

/** The claim, the two ways on, and what learners say in figures. */
export function HomeHero() {
  return (
    <section className="overflow-hidden border-b border-hairline bg-surface">
      <div className="page-width grid items-center gap-8 py-12 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <div>
          <p className="eyebrow">For project, programme and portfolio people</p>
          <h1 className="mt-3 text-4xl sm:text-5xl">Know where you are. Deliver what you promised.</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-2">
            Practical courses on planning, risk, agile delivery and running a PMO, taught by people who have
            carried the responsibility. Your progress is marked at every step, and your certificate can be
            checked by anyone.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/all-courses" size="lg">
              Browse Courses
            </LinkButton>
            <LinkButton to="/auth?tab=register" size="lg" variant="secondary">
              Sign Up Free
            </LinkButton>
          </div>
          <dl className="mt-8 flex gap-8">
            <Claim figure="10K+" label="students" />
            <Claim figure="4.9" label="average rating" />
          </dl>
        </div>
        <RouteDrawing />
      </div>
    </section>
  );
}

function Claim({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-display text-3xl font-bold text-green">{figure}</dd>
    </div>
  );
}
