import { courseFields, type LinesName, linesNames } from '../../../contract/course/fields.ts';
import { Prose } from '../../../ui/text/prose.tsx';
import type { FullCourse } from '../contract.ts';

/** A course's description and lists. */
export function CourseText({ course }: { course: Pick<FullCourse, 'description' | LinesName> }) {
  return (
    <div className="space-y-8">
      <section aria-labelledby="description">
        <h2 id="description" className="text-xl">
          Description
        </h2>
        <Prose className="mt-3">
          {course.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </section>
      {linesNames.map((name) => (
        <TextList key={name} id={name} title={courseFields[name].heading} lines={course[name]} />
      ))}
    </div>
  );
}

function TextList({ id, title, lines }: { id: string; title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 space-y-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="bullet" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
