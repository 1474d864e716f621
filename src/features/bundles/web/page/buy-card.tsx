import Check from 'lucide-react/icons/check';
import { formatUsd } from '../../../../contract/money/money.ts';
import { counted, duration } from '../../../../contract/text/time/formats.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Collage } from '../../../catalogue/web/cards/collage.tsx';
import { Price } from '../../../catalogue/web/cards/price.tsx';
import type { Bundle } from '../../contract.ts';
import '../../../catalogue/web/cards/buy-bar.css';

/** The price, the saving, the viewer's action and what is included. */
export function BuyCard({ bundle }: { bundle: Bundle }) {
  const { viewer, courses, pictures } = bundle;
  const hasAll = viewer.owned.length === courses.length;
  const role = useViewer()?.role ?? 'user';
  const mayBuy = !hasAll && role === 'user';
  return (
    <Card padding="none" className="overflow-hidden lg:sticky lg:top-8">
      <Collage urls={pictures} />
      <div className="space-y-4 p-6">
        <div className={mayBuy ? 'buy-bar' : 'grid gap-4'}>
          {!hasAll && <Amount bundle={bundle} />}
          <BuyButton slug={bundle.slug} hasAll={hasAll} />
        </div>
        {!hasAll && <Saving bundle={bundle} />}
        <p className="text-sm text-ink-2">
          One payment enrols you in every course. You can get a refund for each course separately, for its
          share of the price, under the{' '}
          <a className="link" href="/termsandconndition#payments-and-refunds">
            refund terms
          </a>
          .
        </p>
        <h2 className="border-t border-hairline pt-4 text-lg">This bundle includes</h2>
        <ul className="grid gap-2.5 text-ink-2">
          {includedIn(bundle).map((line) => (
            <li key={line} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-green" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const includedIn = ({ courses, totalHours, certificate }: Bundle): string[] => [
  counted(courses.length, 'course'),
  lecturesOf(courses, totalHours),
  'Study at your own pace, with no end date',
  'On phone, tablet and computer',
  ...(certificate ? ['A certificate and a badge for completing every course'] : []),
];

/** The number of lectures and the hours of video; without the hours if all lectures are texts. */
function lecturesOf(courses: Bundle['courses'], hours: number): string {
  const lectures = courses.reduce((sum, { totalLectures }) => sum + totalLectures, 0);
  const counts = counted(lectures, 'lecture');
  return hours > 0 ? `${duration(hours * 3600)} of video in ${counts}` : counts;
}

/** The bundle's price beside the sum of its courses; for learners who have some of them, the price of the rest. */
function Amount({ bundle: { price, separately, viewer } }: { bundle: Bundle }) {
  const hasSome = viewer.owned.length > 0;
  const before = hasSome ? price : separately;
  const now = hasSome ? viewer.amount : price;
  const isLess = before > now;
  return (
    <Price
      size="lg"
      showSaving={!hasSome}
      price={isLess ? before : now}
      discountPrice={isLess ? now : null}
    />
  );
}

/** Explains why the price is lower than the total of the courses. */
function Saving({ bundle: { price, separately, viewer } }: { bundle: Bundle }) {
  if (viewer.owned.length > 0)
    return (
      <p className="text-ink-2">
        You already have {counted(viewer.owned.length, 'course')} in this bundle, so you pay only for the
        rest.
      </p>
    );
  if (separately <= price) return null;
  return (
    <p className="font-semibold text-green">You save {formatUsd(separately - price)} with this bundle.</p>
  );
}

function BuyButton({ slug, hasAll }: { slug: string; hasAll: boolean }) {
  const viewer = useViewer();
  if (hasAll)
    return (
      <>
        <p className="text-ink-2">You have every course in this bundle.</p>
        <LinkButton to="/dashboard/enrolled-courses" size="lg" className="w-full">
          Open your courses
        </LinkButton>
      </>
    );
  if (!viewer)
    return (
      <LinkButton to={`/auth?next=${encodeURIComponent(`/bundles/${slug}`)}`} size="lg" className="w-full">
        Login to Purchase
      </LinkButton>
    );
  if (viewer.role !== 'user')
    return <p className="text-ink-2">Instructors and administrators can’t buy courses.</p>;
  return (
    <LinkButton to={`/checkout/bundle/${slug}`} size="lg" className="w-full">
      Buy this bundle
    </LinkButton>
  );
}
