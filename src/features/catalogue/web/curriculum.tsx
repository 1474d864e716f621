import { useRef, useState } from 'react';
import { limits } from '../../../contract/constants.ts';
import { openingText } from '../../../contract/course/opening.ts';
import { counted, duration } from '../../../contract/text/time/formats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Accordion } from '../../../ui/navigation/accordion.tsx';
import type { CourseDetail } from '../contract.ts';

type Section = CourseDetail['sections'][number];

/** The first section starts open. So do the next ones, while the open sections have at most this many lectures in all. */
const openLectures = 8;

/** Sections and their lectures as visitors see them: titles and lengths, never media. */
export function Curriculum({ sections }: { sections: Section[] }) {
  const upTo = (position: number) =>
    sections.slice(0, position + 1).flatMap(({ lectures }) => lectures).length;
  return (
    <div className="space-y-3">
      {sections.map((section, position) => (
        <Accordion
          key={section._id}
          title={section.title}
          count={describe(section)}
          open={position === 0 || upTo(position) <= openLectures}
          level={3}
        >
          <Lectures section={section} />
        </Accordion>
      ))}
    </div>
  );
}

const kindNames = { text: 'Text', quiz: 'Quiz' };

function describe({ lectures }: Section): string {
  const seconds = lectures.reduce((sum, one) => sum + one.duration, 0);
  return counted(lectures.length, 'lecture') + (seconds > 0 ? ` · ${duration(seconds)}` : '');
}

/** Five lectures at first, and five more with every “Show Next”. Without scripts, all of them. */
function Lectures({ section: { title, lectures } }: { section: Section }) {
  const [shown, setShown] = useState<number>(limits.curriculumStep);
  const list = useRef<HTMLOListElement>(null);
  const hidden = lectures.length - shown;
  /** The pressed button may be gone: focus moves to the lecture where the list changed. */
  const show = (count: number, next: number) => {
    setShown(count);
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[next]?.focus());
  };
  return (
    <>
      <ol ref={list} className="divide-y divide-hairline">
        {lectures.map((lecture, position) => (
          <li
            key={lecture._id}
            tabIndex={-1}
            className={`flex-wrap items-center gap-x-3 gap-y-1 py-3 ${position < shown ? 'flex' : 'hidden noscript:flex'}`}
          >
            <span aria-hidden="true" className="bullet-open" />
            <span className="min-w-0 flex-1 basis-48">
              {lecture.title}
              {lecture.opens && (
                <span className="block text-sm text-ink-2">{openingText(lecture.opens)}</span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums text-ink-2 max-sm:ms-5.5">
              {lecture.isFreePreview && <Badge tone="green">Free preview</Badge>}
              {lecture.kind === 'video' ? duration(lecture.duration) : kindNames[lecture.kind]}
              {lecture.practiceMinutes > 0 && ` + ${duration(lecture.practiceMinutes * 60)} of exercises`}
            </span>
          </li>
        ))}
      </ol>
      {lectures.length > limits.curriculumStep && (
        <p className="needs-js flex flex-wrap gap-3 pt-3">
          {hidden > 0 && (
            <Button size="sm" variant="secondary" onClick={() => show(shown + limits.curriculumStep, shown)}>
              Show Next
              <span className="sr-only">
                : {Math.min(hidden, limits.curriculumStep)} more of “{title}”
              </span>
            </Button>
          )}
          {shown > limits.curriculumStep && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => show(limits.curriculumStep, limits.curriculumStep - 1)}
            >
              Show Less<span className="sr-only"> of “{title}”</span>
            </Button>
          )}
        </p>
      )}
    </>
  );
}
