import Printer from 'lucide-react/icons/printer';
import { redirect } from 'react-router';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Logo } from '../../../ui/theme/logo.tsx';
import type { Route } from './+types/gift-card';
import './card.css';
import { ownGift } from './own-gift.ts';

export const handle: PageHandle = { lineFooter: true };

export const meta: Route.MetaFunction = () => hiddenPage('Gift card');

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const gift = await ownGift(args, args.params.giftId);
  if (!gift.claimUrl) throw redirect(`/gifts/${gift._id}`);
  return { gift, from: scopeOf(args).viewer?.name ?? '' };
}

/** A card to print and hand over. Without scripts the browser's own command prints it. */
export default function GiftCard({ loaderData: { gift, from } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width max-w-3xl py-8 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">Gift card</h1>
        <div className="flex flex-wrap gap-3">
          <Button className="needs-js" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
          <LinkButton to={`/gifts/${gift._id}`} variant="secondary">
            Back to the gift
          </LinkButton>
        </div>
      </div>
      <article
        aria-label={`A gift for ${gift.recipient}`}
        className="gift-card rounded-card border border-hairline bg-surface p-6 sm:p-10"
      >
        <Logo />
        <p className="mt-8 font-display text-3xl font-bold wrap-anywhere">A gift for {gift.recipient}</p>
        <p className="mt-1 text-lg text-ink-2 wrap-anywhere">from {from}</p>
        {gift.message && (
          <p className="mt-6 max-w-prose text-lg whitespace-pre-line wrap-anywhere">{gift.message}</p>
        )}
        <p className="mt-8 border-t border-hairline pt-6 font-display text-xl font-bold wrap-anywhere">
          {gift.course.title}
        </p>
        <p className="text-ink-2">An online course by {gift.course.instructor.name}</p>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          {gift.claimCode && (
            <svg
              role="img"
              aria-label="QR code with the link to claim this gift"
              viewBox={`0 0 ${gift.claimCode.size} ${gift.claimCode.size}`}
              shapeRendering="crispEdges"
              className="size-36 shrink-0 rounded-control bg-white p-2"
            >
              <path d={gift.claimCode.path} fill="#000" />
            </svg>
          )}
          <p className="min-w-0 flex-1 basis-64">
            Scan the code or open this link, and the course is yours:
            <br />
            <span className="font-mono text-sm wrap-anywhere">{gift.claimUrl}</span>
          </p>
        </div>
      </article>
    </main>
  );
}
