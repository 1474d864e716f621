import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Accordion } from '../../../../ui/navigation/accordion.tsx';
import { Prose } from '../../../../ui/text/prose.tsx';
import type { CourseDetail } from '../../../catalogue/contract.ts';
import { Curriculum } from '../../../catalogue/web/curriculum.tsx';
import type { CourseList } from './course-lists.ts';
import type { CourseFacts } from './side/course-facts.ts';

type Props = { course: CourseDetail; lists: CourseList[]; suitability: CourseList[]; total: string };

/** The body of the course page: what the course teaches, for whom, and its lectures. */
export function CourseBody({ course, lists, suitability, total }: Props) {
  return (
    <>
      <Part id="outcomes" title="What you’ll learn">
        <ul className="grid gap-3 rounded-card border border-hairline bg-surface p-6 sm:grid-cols-2">
          {course.learningOutcomes.map((outcome) => (
            <li key={outcome} className="flex gap-3">
              <span aria-hidden="true" className="bullet" />
              {outcome}
            </li>
          ))}
        </ul>
      </Part>
      {suitability.length > 0 && <Suitability lists={suitability} />}
      <Part id="description" title="Description">
        <Prose>
          {course.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Part>
      {lists.map((list) => (
        <ListPart key={list.name} {...list} />
      ))}
      <Part id="curriculum" title="Curriculum">
        {course.sections.length > 0 ? (
          <>
            <p className="-mt-2 mb-4 text-ink-2">{total}</p>
            <Curriculum sections={course.sections} />
            <p className="mt-4">
              <Link to={`/courses/${course.slug}/find`} className="link">
                Find in this course
              </Link>
            </p>
          </>
        ) : (
          <p className="text-ink-2">No curriculum available for this course.</p>
        )}
      </Part>
    </>
  );
}

/** Side by side: who should take the course, and who should not. */
const Suitability = ({ lists }: { lists: CourseList[] }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    {lists.map(({ name, heading, lines }) => (
      <section key={name} aria-labelledby={name}>
        <h2 id={name} className="mb-3 text-lg">
          {heading}
        </h2>
        <ul className="suitability" data-for={name === 'forWhom' || undefined}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const ListPart = ({ name, heading, lines }: CourseList) => (
  <Part id={name} title={heading}>
    <Prose>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Prose>
  </Part>
);

/** The credits that the course gives for renewing a certification. */
export function Credits({ credits }: { credits: NonNullable<CourseFacts['credits']> }) {
  return (
    <Part id="credits" title="Credits for renewals">
      <ul className="space-y-1">
        {credits.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{credits.marks}</p>
    </Part>
  );
}

/** Common questions of buyers, with the answers. */
export function Questions({ questions }: Pick<CourseFacts, 'questions'>) {
  return (
    <Part id="questions" title="Before you enrol">
      <div className="space-y-3">
        {questions.map(({ question, answer }) => (
          <Accordion key={question} title={question} level={3}>
            {answer}
          </Accordion>
        ))}
      </div>
    </Part>
  );
}

/** A section of the page with its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
