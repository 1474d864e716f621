import { data, Link } from 'react-router';
import { ApiFailure, read } from '../contract/client.ts';
import { counted, hoursOf, longDate } from '../contract/wording.ts';
import { Curriculum } from '../features/catalogue/components/curriculum.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/course';
import { CourseSideCard } from './catalogue/course-side-card.tsx';
import { enrolForFree } from './catalogue/enrol-for-free.ts';
import { describePage } from './found/describe-page.ts';
import { breadcrumbData, courseData } from './found/structured-data.ts';
import { scopeOf } from './scope.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.course)
    return [{ title: 'Course not found · Milepost' }, { name: 'robots', content: 'noindex' }];
  const { course, canonical } = loaderData;
  const { origin } = new URL(canonical);
  return describePage({
    title: course.title,
    description: course.subtitle || course.description,
    canonical,
    hidden: !course.isPublic,
    ...(course.isPublic && {
      picture: { url: `${origin}/og/courses/${course.slug}.png`, alt: `The course “${course.title}”` },
      data: [
        courseData(origin, course),
        breadcrumbData([
          { name: 'Courses', url: `${origin}/all-courses` },
          { name: course.category, url: `${origin}${categoryPath(course.category)}` },
          { name: course.title, url: canonical },
        ]),
      ],
    }),
  });
};

const categoryPath = (category: string) => `/all-courses?${new URLSearchParams({ category })}`;

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  try {
    const { course, viewer } = await read(api.courses[':id'].$get({ param: { id: args.params.id } }));
    return { course, viewer, canonical: `${appUrl}/courses/${course.slug}` };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return data({ course: null }, { status: 404 });
    throw error;
  }
}

export const action = (args: Route.ActionArgs) => enrolForFree(args, args.params.id);

export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.course) return <CourseNotFound />;
  const { course, viewer } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <div className="border-b border-hairline bg-surface">
        <CourseHeader course={course} />
      </div>
      <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="order-2 space-y-12 lg:order-1">
          <CourseBody course={course} />
        </div>
        <div className="order-1 lg:order-2 lg:-mt-24">
          <CourseSideCard course={course} viewer={viewer} failure={actionData?.message} />
        </div>
      </div>
    </main>
  );
}

type Course = NonNullable<Route.ComponentProps['loaderData']['course']>;

function CourseHeader({ course }: { course: Course }) {
  return (
    <header className="page-width py-8 lg:pr-[28rem]">
      <Breadcrumbs
        items={[
          { label: 'Courses', to: '/all-courses' },
          {
            label: course.category,
            to: categoryPath(course.category),
          },
          { label: course.title },
        ]}
      />
      <h1 className="mt-4 text-4xl">{course.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{course.subtitle}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <Badge tone="green">{course.level}</Badge>
        <span>By {course.instructor.name}</span>
        <span>Created {longDate(course.createdAt)}</span>
        <span>{course.language}</span>
        <span>{counted(course.studentCount, 'student')}</span>
        <span>{hoursOf(course.totalHours, 'total hour')}</span>
      </p>
    </header>
  );
}

function CourseBody({ course }: { course: Course }) {
  return (
    <>
      <section aria-labelledby="outcomes">
        <h2 id="outcomes" className="text-2xl">
          What you’ll learn
        </h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {course.learningOutcomes.map((outcome) => (
            <li key={outcome} className="flex gap-3">
              <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rotate-45 bg-green" />
              {outcome}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="description">
        <h2 id="description" className="text-2xl">
          Description
        </h2>
        <Prose className="mt-4">
          {course.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </section>
      {course.requirements.length > 0 && (
        <section aria-labelledby="requirements">
          <h2 id="requirements" className="text-2xl">
            Requirements
          </h2>
          <Prose className="mt-4">
            <ul>
              {course.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Prose>
        </section>
      )}
      <section aria-labelledby="curriculum">
        <h2 id="curriculum" className="mb-4 text-2xl">
          Curriculum
        </h2>
        <Curriculum sections={course.sections} />
      </section>
      <Instructor instructor={course.instructor} />
    </>
  );
}

function Instructor({ instructor }: { instructor: Course['instructor'] }) {
  return (
    <section aria-labelledby="instructor">
      <h2 id="instructor" className="mb-4 text-2xl">
        Instructor
      </h2>
      <div className="flex gap-4">
        <Avatar name={instructor.name} src={instructor.photo ?? undefined} size="lg" decorative />
        <div>
          <p className="font-semibold">{instructor.name}</p>
          {instructor.expertise && <p className="text-ink-2">{instructor.expertise}</p>}
          {instructor.bio && <p className="mt-2 max-w-prose">{instructor.bio}</p>}
          <p className="mt-2">
            <Link to={`/all-courses?${new URLSearchParams({ search: instructor.name })}`}>
              All courses by {instructor.name}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function CourseNotFound() {
  return (
    <main id="main" tabIndex={-1} className="page-width py-20">
      <EmptyState
        title="Course not found"
        text="It may have been withdrawn, or the address may have lost a letter on its way."
        action={<LinkButton to="/courses">Browse courses</LinkButton>}
      />
    </main>
  );
}
