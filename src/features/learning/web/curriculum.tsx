import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { counted, duration } from '../../../contract/text/formats.ts';
import { Rail, type RailItem } from '../../../ui/progress/rail.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Study, StudyLecture } from '../contract.ts';

/** The sections of a course as a route: completed, current and locked lectures. */
export function Curriculum({
  sections,
  selectedId,
}: {
  sections: Study['sections'];
  selectedId: string | null;
}) {
  return (
    <div className="grid gap-6">
      {sections.map((section) => (
        <section key={section._id}>
          <h3 className="text-base leading-snug">{section.title}</h3>
          <p className="mb-3 text-sm text-ink-2">{summary(section.lectures)}</p>
          <Rail
            label={section.title}
            orientation="vertical"
            className="curriculum-rail"
            items={section.lectures.map((lecture) => railItem(lecture, lecture._id === selectedId))}
          />
        </section>
      ))}
    </div>
  );
}

const summary = (lectures: StudyLecture[]): string =>
  `${lectures.filter(({ completed }) => completed).length} of ${counted(lectures.length, 'lecture')} completed`;

function railItem(lecture: StudyLecture, selected: boolean): RailItem {
  const minutes = lecture.duration > 0 ? duration(lecture.duration) : null;
  const details = [minutes, lecture.completed && 'completed', lecture.locked && 'locked'];
  return {
    key: lecture._id,
    label: lecture.locked ? <LockedLabel title={lecture.title} /> : lecture.title,
    hint: (
      <>
        {lecture.completed && <Check aria-hidden="true" className="curriculum-tick" />}
        {details.filter(Boolean).join(' · ')}
      </>
    ),
    isPassed: lecture.completed,
    state: selected ? 'current' : lecture.completed ? 'done' : 'ahead',
    to: lecture.locked ? undefined : `?lecture=${lecture._id}`,
  };
}

function LockedLabel({ title }: { title: string }) {
  return (
    <button type="button" className="flex items-start gap-2 text-start" onClick={explainLock}>
      {title}
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 opacity-70" />
    </button>
  );
}

const explainLock = () =>
  toast.info('This lecture is locked', { description: 'Complete the previous lecture to unlock it.' });
