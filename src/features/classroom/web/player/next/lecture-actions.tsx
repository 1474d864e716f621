import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { Button } from '../../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Badge } from '../../../../../ui/display/badge.tsx';
import type { Study, StudyLecture } from '../../../../learning/contract.ts';
import type { Completion } from '../completion/use-completion.ts';
import { neighboursOf } from '../neighbours.ts';

type Props = {
  study: Study;
  lecture: StudyLecture;
  mayComplete: boolean;
  completion: Completion;
  /** Also offers to complete it and go on to the next lecture. */
  continues?: boolean;
};

/** The lecture's title, the button to complete it, and links to its neighbours. */
export function LectureActions({ study, lecture, mayComplete, completion, continues = false }: Props) {
  const { index, total, previous, next } = neighboursOf(study, lecture);
  const section = study.sections.find(({ lectures }) => lectures.includes(lecture));
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-2">
        {section?.title} · Lecture {index + 1} of {total}
      </p>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 text-2xl">{lecture.title}</h2>
        <CompleteButton
          lecture={lecture}
          hasNext={continues && next !== undefined}
          mayComplete={mayComplete}
          completion={completion}
        />
      </div>
      <nav
        aria-label="Lectures"
        className="mt-5 flex flex-wrap justify-between gap-3 border-t border-hairline pt-5"
      >
        <Neighbour lecture={previous} direction="previous" />
        <Neighbour lecture={next} direction="next" primary={lecture.completed} />
      </nav>
    </div>
  );
}

const hints = {
  video: 'Watch to the end to complete this lecture.',
  text: 'Read to the end to complete this lecture.',
  quiz: 'Take the quiz to complete this lecture.',
};

/** The button that completes the lecture, or a note about what is still missing. */
export function CompleteButton({
  lecture,
  hasNext,
  mayComplete,
  completion,
}: Pick<Props, 'lecture' | 'mayComplete' | 'completion'> & { hasNext?: boolean }) {
  if (lecture.completed) {
    return (
      <Badge tone="green" icon={<Check aria-hidden="true" />}>
        Completed
      </Badge>
    );
  }
  if (completion.waiting) {
    return (
      <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
        {completion.waiting === 'sign-in' ? 'Waiting until you sign in' : 'Waiting for connection'}
      </Badge>
    );
  }
  if (!mayComplete) return <p className="text-sm text-ink-2 noscript:hidden">{hints[lecture.kind]}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={hasNext ? 'secondary' : 'primary'}
        icon={<Check aria-hidden="true" />}
        busy={completion.busy === 'stay'}
        disabled={completion.busy === 'continue'}
        onClick={() => completion.complete()}
      >
        Mark as Completed
      </Button>
      {hasNext && (
        <Button
          busy={completion.busy === 'continue'}
          disabled={completion.busy === 'stay'}
          onClick={() => completion.complete('continue')}
        >
          Complete and continue
        </Button>
      )}
    </div>
  );
}

type NeighbourProps = {
  lecture: StudyLecture | undefined;
  direction: 'previous' | 'next';
  primary?: boolean;
};

function Neighbour({ lecture, direction, primary }: NeighbourProps) {
  if (!lecture) return <span />;
  const label = direction === 'previous' ? 'Previous' : 'Next';
  return (
    <LinkButton
      to={`?lecture=${lecture._id}`}
      variant={primary && !lecture.locked ? 'primary' : 'secondary'}
      disabled={lecture.locked}
      title={lecture.title}
      icon={direction === 'previous' ? <ArrowLeft aria-hidden="true" /> : undefined}
    >
      <span title={lecture.locked ? 'This lecture is locked' : undefined}>{label}</span>
      <span className="sr-only">
        : {lecture.title}
        {lecture.locked && ', locked'}
      </span>
      {direction === 'next' && <ArrowRight aria-hidden="true" />}
    </LinkButton>
  );
}
