import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { counted, duration, formatDate } from '../../../contract/text/time/formats.ts';
import { Rail, type RailItem } from '../../../ui/progress/rail.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Study, StudyLecture } from '../contract.ts';

/** The sections of a course as a route: completed, current and locked lectures. Finished sections are collapsed. */
export function Curriculum({
  sections,
  selectedId,
}: {
  sections: Study['sections'];
  selectedId: string | null;
}) {
  return (
    <div className="curriculum">
      {sections.map((section) => (
        <details key={section._id} open={!isFinished(section) || holds(section, selectedId)}>
          <summary>
            <h3>{section.title}</h3>
            <span className="text-sm text-ink-2">{summary(section.lectures)}</span>
            <ChevronDown aria-hidden="true" className="curriculum-chevron" />
          </summary>
          <Rail
            label={section.title}
            orientation="vertical"
            className="curriculum-rail"
            items={section.lectures.map((lecture) => railItem(lecture, lecture._id === selectedId))}
          />
        </details>
      ))}
    </div>
  );
}

type Section = Study['sections'][number];

const isFinished = ({ lectures }: Section) => lectures.every(({ completed }) => completed);

const holds = ({ lectures }: Section, id: string | null) => lectures.some(({ _id }) => _id === id);

const summary = (lectures: StudyLecture[]): string =>
  `${lectures.filter(({ completed }) => completed).length} of ${counted(lectures.length, 'lecture')} completed`;

function railItem(lecture: StudyLecture, selected: boolean): RailItem {
  const minutes = lecture.duration > 0 ? duration(lecture.duration) : null;
  const what = lecture.kind === 'video' ? minutes : lecture.kind;
  const details = [what, lecture.completed && 'completed', lecture.locked && !lecture.opensAt && 'locked'];
  return {
    key: lecture._id,
    label: lecture.locked ? <LockedLabel lecture={lecture} /> : lecture.title,
    hint: (
      <>
        {lecture.completed && <Check aria-hidden="true" className="curriculum-tick" />}
        {details.filter(Boolean).join(' · ')}
        {lecture.opensAt && (
          <span className="block">
            Opens <LocalTime format="time" iso={lecture.opensAt} />
          </span>
        )}
      </>
    ),
    isPassed: lecture.completed,
    state: selected ? 'current' : lecture.completed ? 'done' : 'ahead',
    to: lecture.locked ? undefined : `?lecture=${lecture._id}`,
  };
}

function LockedLabel({ lecture: { title, opensAt } }: { lecture: StudyLecture }) {
  return (
    <button type="button" className="flex items-start gap-2 text-start" onClick={() => explainLock(opensAt)}>
      {title}
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 opacity-70" />
    </button>
  );
}

const explainLock = (opensAt: string | null) =>
  opensAt
    ? toast.info('This lecture isn’t open yet', {
        description: `It opens on ${formatDate(opensAt, 'sentence', 'own')}.`,
      })
    : toast.info('This lecture is locked', { description: 'Complete the previous lecture to unlock it.' });
