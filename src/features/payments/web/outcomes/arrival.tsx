import Check from 'lucide-react/icons/check';
import { duration } from '../../../../contract/text/time/formats.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { Receipt } from '../../contract.ts';
import './success.css';
import type { NextStep } from './next-step.ts';

type Props = { order: Receipt; picture?: string | undefined; next: NextStep; introduction: string };

/** The course that was bought, with an animated tick and the buyer's next step. */
export function Arrival({ order, picture, next, introduction }: Props) {
  return (
    <Card padding="none" className="grid overflow-hidden sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="relative flex items-center bg-green-tint sm:px-6">
        <Thumbnail url={picture} eager className="sm:rounded-control" />
        <span
          aria-hidden="true"
          className="arrival-sign absolute right-6 bottom-0 flex size-14 translate-y-1/2 rotate-45 items-center justify-center rounded-control border-4 border-surface bg-green text-on-green sm:top-1/2 sm:right-0 sm:bottom-auto sm:translate-x-1/2 sm:-translate-y-1/2"
        >
          <Check className="size-6 -rotate-45" strokeWidth={3} />
        </span>
      </div>
      <div className="p-6 sm:py-10 sm:pr-8 sm:pl-14">
        <h1 className="text-3xl">Thank you for your order</h1>
        <p className="mt-2 text-ink-2">{introduction}</p>
        <p className="mt-6 font-display text-lg font-bold">{order.bundle?.title ?? order.course.title}</p>
        {next.lecture && (
          <p className="mt-1 text-ink-2">
            Next: {next.lecture.title}
            {next.lecture.duration > 0 && ` · ${duration(next.lecture.duration)}`}
          </p>
        )}
        <LinkButton to={`/dashboard/courses/${order.course._id}`} size="lg" className="mt-6 w-full sm:w-auto">
          {next.label}
        </LinkButton>
      </div>
    </Card>
  );
}
