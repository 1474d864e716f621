import { LinkButton } from '../actions/link-button.tsx';
import { Card } from '../display/card.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { LostIllustration } from '../states/lost-illustration.tsx';
import { Loading, SkeletonCard, SkeletonRow, SkeletonText } from '../states/skeleton.tsx';
import { Specimen } from './specimen.tsx';

export function States() {
  return (
    <Specimen title="States">
      <Loading label="Loading examples" className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonText lines={5} />
        </div>
        <Card padding="none">
          <SkeletonRow />
          <SkeletonRow />
        </Card>
      </Loading>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            title="You haven’t started yet"
            text="Choose a first stop; the rest of the route follows from it."
            action={<LinkButton to="#states">Choose a stop</LinkButton>}
          />
        </Card>
        <Card>
          <ErrorState message="The server did not answer in time." onRetry={() => undefined} />
        </Card>
      </div>
      <div className="state">
        <div className="state-picture">
          <LostIllustration />
        </div>
        <p className="font-mono text-sm">404</p>
        <h3 className="text-2xl">This road ends here</h3>
        <p>The page may have moved.</p>
        <div className="state-actions">
          <LinkButton to="/">Return Home</LinkButton>
        </div>
      </div>
    </Specimen>
  );
}
