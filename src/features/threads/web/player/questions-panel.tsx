import { type RefObject, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { useFetcherResponse } from '../../../../lib/form/after-sending/use-fetcher-response.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Loading, SkeletonText } from '../../../../ui/states/skeleton.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { Thread } from '../../contract.ts';
import type { action } from '../asking/ask.tsx';
import { AskFields } from '../asking/ask-fields.tsx';
import { ThreadItem } from '../lists/thread-item.tsx';
import { useLectureQuestions } from './use-lecture-questions.ts';
import { useVideoSecond } from './use-video-second.ts';

export type QuestionsPanelProps = {
  courseId: string;
  lectureId: string;
  video: RefObject<HTMLVideoElement | null>;
};

/** The questions of a lecture below its video, each at its second; a new one is asked at the current second. */
export default function QuestionsPanel({ courseId, lectureId, video }: QuestionsPanelProps) {
  const { list, failed, load } = useLectureQuestions(courseId, lectureId);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const all = `/dashboard/courses/${courseId}/questions`;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        {askedAt === null && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setAskedAt(Math.floor(video.current?.currentTime ?? 0))}
          >
            Ask a question
          </Button>
        )}
        <Link to={all} className="link text-sm">
          All questions in this course
        </Link>
      </div>
      {askedAt !== null && (
        <AskHere
          {...{ courseId, lectureId }}
          second={askedAt}
          onAsked={() => {
            setAskedAt(null);
            void load();
          }}
          onCancel={() => setAskedAt(null)}
        />
      )}
      {list === null && !failed && (
        <Loading label="Loading the questions" className="mt-4">
          <SkeletonText />
        </Loading>
      )}
      {failed && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          We couldn’t load the questions.
          <Button size="sm" variant="quiet" onClick={() => void load()}>
            Retry
          </Button>
        </p>
      )}
      {list?.threads.length === 0 && (
        <p className="mt-4 text-ink-2">
          No questions about this lecture yet. Pause where you’re stuck and ask one.
        </p>
      )}
      {list && list.threads.length > 0 && <Questions threads={list.threads} video={video} />}
    </>
  );
}

function Questions({ threads, video }: { threads: Thread[]; video: QuestionsPanelProps['video'] }) {
  const now = useVideoSecond(video);
  const isHere = (second: number | null) => second !== null && now >= second && now < second + hereSeconds;
  const seek = (to: number) => {
    if (video.current) video.current.currentTime = to;
  };
  return (
    <ol className="mt-2 divide-y divide-hairline">
      {threads.map((thread) => (
        <ThreadItem
          key={thread._id}
          thread={thread}
          isHere={isHere(thread.second)}
          lead={
            thread.second !== null && (
              <button
                type="button"
                className="link min-h-11 cursor-pointer tabular-nums"
                aria-label={`Play from ${clockTime(thread.second)}`}
                onClick={() => seek(thread.second ?? 0)}
              >
                {clockTime(thread.second)}
              </button>
            )
          }
        />
      ))}
    </ol>
  );
}

/** For how many seconds a question counts as being about the part that is playing. */
const hereSeconds = 20;

type AskProps = {
  courseId: string;
  lectureId: string;
  second: number;
  onAsked: () => void;
  onCancel: () => void;
};

function AskHere({ courseId, lectureId, second, onAsked, onCancel }: AskProps) {
  const fetcher = useFetcher<typeof action>();
  const [threadId] = useState(() => crypto.randomUUID());
  const failure = failureIn(fetcher.data);
  useFetcherResponse(fetcher, (response) => {
    if (!('message' in response)) return;
    toast.success(response.message);
    onAsked();
  });
  return (
    <ApiForm
      fetcher={fetcher}
      action={`/dashboard/courses/${courseId}/questions/new`}
      failure={failure}
      hiddenFields={{
        threadId: failure?.values.threadId ?? threadId,
        lectureId,
        second: String(second),
        stay: 'yes',
      }}
      className="mt-2 grid gap-4"
    >
      {({ busy, field }) => (
        <>
          <p className="text-sm text-ink-2">
            Your question at <span className="tabular-nums">{clockTime(second)}</span>
          </p>
          <AskFields courseId={courseId} field={field} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" busy={busy}>
              Ask the question
            </Button>
            <Button size="sm" variant="quiet" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </ApiForm>
  );
}
