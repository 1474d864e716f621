import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { RouteDivider } from '../../../../ui/progress/route-divider.tsx';
import { SignUp } from './sign-up.tsx';

export function CallToAction() {
  return (
    <section aria-labelledby="start" className="page-width">
      <RouteDivider />
      <div className="mx-auto max-w-2xl pt-12 text-center">
        <h2 id="start" className="text-3xl">
          Start Learning Today
        </h2>
        <p className="mt-3 text-lg text-ink-2">
          Pick one course for the problem on your desk this week. See how far along the route you are at every
          step.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <SignUp label="Sign Up For Free" />
          <LinkButton to="/all-courses" size="lg" variant="secondary">
            Browse Courses
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
