import { useState } from 'react';
import { Link } from 'react-router';
import { useLater } from '../../../lib/page/use-later.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { QuestionsPanelProps } from './questions-panel.tsx';

const load = () => import('./questions-panel.tsx');

/** The questions of a lecture. Their part of the player is loaded when they are opened. */
export function LectureQuestions(props: QuestionsPanelProps) {
  const [open, setOpen] = useState(false);
  const { Part: Panel, failed } = useLater(open, load);
  return (
    <Card as="section" className="mt-8" aria-labelledby="questions">
      <h3 id="questions" className="mb-3 text-lg">
        Questions
      </h3>
      {Panel ? (
        <Panel {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {failed ? (
            <p role="status" className="text-sm text-ink-2">
              We couldn’t load the questions here. Please reload the page.
            </p>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              className="needs-js"
              busy={open}
              onClick={() => setOpen(true)}
            >
              Show questions about this lecture
            </Button>
          )}
          <Link to={`/dashboard/courses/${props.courseId}/questions`} className="link text-sm">
            All questions in this course
          </Link>
        </div>
      )}
    </Card>
  );
}
