import type { Ref, RefObject } from 'react';
import { Link } from 'react-router';
import { useLater } from '../../../../lib/page/use-later.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { Loading, SkeletonText } from '../../../../ui/states/skeleton.tsx';
import { NotesPanel } from '../../../notes/web/notes-panel.tsx';
import { LectureQuestions } from '../../../threads/web/player/lecture-questions.tsx';
import type { TranscriptProps } from './captions/transcript.tsx';

export type LectureTab = 'notes' | 'questions' | 'transcript';

type Props = {
  courseId: string;
  lectureId: string;
  viewerId: string;
  video: RefObject<HTMLVideoElement | null>;
  noteField: Ref<HTMLTextAreaElement>;
  /** The URL of the captions. */
  captions: string | undefined;
  chosen: LectureTab;
  onChoose: (tab: LectureTab) => void;
};

/** Notes, questions and transcript of a lecture, below its video. Without scripts, links to the first two. */
export function LectureTabs({ chosen, onChoose, captions, noteField, ...lecture }: Props) {
  const { courseId, lectureId, video } = lecture;
  const tabs = [
    { id: 'notes', label: 'Notes', content: <NotesPanel {...lecture} fieldRef={noteField} /> },
    {
      id: 'questions',
      label: 'Questions',
      content: <LectureQuestions {...{ courseId, lectureId, video }} wanted={chosen === 'questions'} />,
    },
    ...(captions
      ? [
          {
            id: 'transcript',
            label: 'Transcript',
            content: <TranscriptLater url={captions} video={video} wanted={chosen === 'transcript'} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <Card as="section" className="lecture-tabs needs-js" aria-label="About this lecture">
        <Tabs
          label="About this lecture"
          tabs={tabs}
          value={chosen}
          onValueChange={(id) => onChoose(id as LectureTab)}
        />
      </Card>
      <noscript>
        {import.meta.env.SSR && (
          <p className="mt-8 flex flex-wrap gap-6">
            <Link to={`/dashboard/courses/${courseId}/notes`} className="link">
              All notes in this course
            </Link>
            <Link to={`/dashboard/courses/${courseId}/questions`} className="link">
              All questions in this course
            </Link>
          </p>
        )}
      </noscript>
    </>
  );
}

const load = () => import('./captions/transcript.tsx');

/** The transcript, loaded when it is first opened. */
function TranscriptLater({ wanted, ...props }: TranscriptProps & { wanted: boolean }) {
  const { Part: Transcript, failed } = useLater(wanted, load);
  if (Transcript) return <Transcript {...props} />;
  if (!failed)
    return (
      <Loading label="Loading the transcript">
        <SkeletonText />
      </Loading>
    );
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-ink-2">
      We couldn’t load the transcript.
      <Button size="sm" variant="quiet" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </p>
  );
}
