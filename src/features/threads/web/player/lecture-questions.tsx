import { useLater } from '../../../../lib/page/use-later.ts';
import { Loading, SkeletonText } from '../../../../ui/states/skeleton.tsx';
import type { QuestionsPanelProps } from './questions-panel.tsx';

const load = () => import('./questions-panel.tsx');

/** The questions of a lecture. Their component is loaded when they are opened. */
export function LectureQuestions({ wanted, ...props }: QuestionsPanelProps & { wanted: boolean }) {
  const { Part: Panel, failed } = useLater(wanted, load);
  if (Panel) return <Panel {...props} />;
  if (failed)
    return (
      <p role="status" className="text-ink-2">
        We couldn’t load the questions here. Please reload the page.
      </p>
    );
  return (
    <Loading label="Loading the questions">
      <SkeletonText />
    </Loading>
  );
}
