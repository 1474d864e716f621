import { data } from 'react-router';
import type { ApiClient } from '../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { oneOf } from '../../../../lib/form/reading/form-fields.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { CourseCard, CourseDetail } from '../../../catalogue/contract.ts';
import { categoryPath } from '../../../catalogue/web/filters/category-path.ts';
import { breadcrumbData, courseData } from '../../../catalogue/web/structured-data.ts';
import { tryCoupon } from '../../../coupons/web/read-offer.ts';
import type { LectureMedia } from '../../../learning/contract.ts';
import type { Route } from './+types/course';
import { CourseBody, Credits, Questions } from './course-body.tsx';
import { CourseHeader } from './course-header.tsx';
import { listsOf, suitabilityOf } from './course-lists.ts';
import { InstructorCard } from './instructor/instructor-card.tsx';
import { Preview } from './preview/preview.tsx';
import { previewLectureOf } from './preview/preview-lecture.ts';
import { useCountView } from './preview/use-count-view.ts';
import { RelatedCourses } from './related-courses.tsx';
import { loadReviews } from './reviews/load-reviews.ts';
import { reviewAction, reviewIntents } from './reviews/review-action.ts';
import { Reviews } from './reviews/reviews.tsx';
import { factsOf } from './side/course-facts.ts';
import { CourseSideCard } from './side/course-side-card.tsx';
import { enrolForFree } from './side/enrol-for-free.ts';
import './course.css';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return hiddenPage();
  if (!loaderData.course) return hiddenPage('Course not found');
  const { course, canonical } = loaderData;
  const { origin } = new URL(canonical);
  return describePage({
    title: course.title,
    description: course.subtitle || course.description,
    canonical,
    hidden: !course.isPublic,
    ...(course.isPublic && {
      picture: { url: `${origin}/og/courses/${course.slug}.png`, alt: `The course “${course.title}”` },
      data: loaderData.structuredData,
    }),
  });
};

const relatedCourses = 3;

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl, supportEmail } = scopeOf(args);
  try {
    const { course, viewer } = await read(
      api.courses[':id'].$get({ param: segments({ id: args.params.id }) }),
    );
    const searchParams = new URL(args.request.url).searchParams;
    const stars = ['1', '2', '3', '4', '5'].indexOf(searchParams.get('stars') ?? '') + 1 || null;
    const [related, reviews, coupon, opened, refunds] = await Promise.all([
      relatedTo(api, course),
      loadReviews(api, course._id, stars, searchParams.get('page')),
      tryCoupon(api, course._id, searchParams.get('coupon')),
      searchParams.has('preview') ? openPreview(api, course) : null,
      read(api.payment['refund-terms'].$get()),
    ]);
    const canonical = `${appUrl}/courses/${course.slug}`;
    const structuredData = structuredDataOf(course, appUrl, canonical);
    const lists = listsOf(course);
    const suitability = suitabilityOf(course);
    const facts = factsOf(course, supportEmail, refunds.terms);
    const shown = { related, reviews, stars, coupon, opened };
    return { course, lists, suitability, facts, viewer, ...shown, canonical, structuredData };
  } catch (error) {
    // An invalid course id is treated as unknown.
    if (error instanceof ApiFailure && [400, 404].includes(error.status))
      return data({ course: null }, { status: 404 });
    throw error;
  }
}

/** Structured data for search engines, rendered on the server so that it needs no script. */
const structuredDataOf = (course: CourseDetail, appUrl: string, canonical: string) => [
  courseData(appUrl, course),
  breadcrumbData([
    { name: 'Courses', url: `${appUrl}/all-courses` },
    { name: course.category, url: `${appUrl}${categoryPath(course.category)}` },
    { name: course.title, url: canonical },
  ]),
];

/** Other new courses in the category. The page works without them. */
async function relatedTo(api: ApiClient, { _id, category }: CourseDetail): Promise<CourseCard[]> {
  const query = { category: category as CourseCategory, limit: relatedCourses + 1 };
  const { courses } = await read(api.courses.$get({ query })).catch(() => ({ courses: [] }));
  return courses.filter((course) => course._id !== _id).slice(0, relatedCourses);
}

type CourseCategory = NonNullable<Parameters<ApiClient['courses']['$get']>[0]['query']['category']>;

/** The preview's URLs, for playing without scripts; null if there is none. */
async function openPreview(api: ApiClient, course: CourseDetail): Promise<LectureMedia | null> {
  const lecture = previewLectureOf(course);
  if (!lecture) return null;
  const param = segments({ id: course._id, lectureId: lecture._id });
  return read(api.courses[':id'].lectures[':lectureId'].media.$get({ param })).catch(() => null);
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['enrol', ...reviewIntents]);
  return intent === 'enrol'
    ? enrolForFree(args, args.params.id)
    : reviewAction(args, args.params.id, intent, form);
}

/** If the server is unreachable, the page stays and keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const { unsent } = await import('./preview/unsent.ts');
    return unsent(await sent.formData(), error);
  }
}

export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  useCountView(countedCourse(loaderData));
  if (!loaderData.course) return <CourseNotFound />;
  const { course, lists, suitability, facts, viewer, related, reviews, stars, coupon, opened } = loaderData;
  const failure = actionData && 'message' in actionData ? actionData.message : undefined;
  const reviewFailure = actionData && 'reviewFailure' in actionData ? actionData.reviewFailure : undefined;
  const lecture = previewLectureOf(course);
  return (
    <main id="main" tabIndex={-1}>
      <div className="border-b border-hairline bg-surface">
        <CourseHeader course={course} exercises={facts.exercises} />
      </div>
      <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        {/*
         * First in the document, as on a phone, so that nothing appears above what is already shown while the page
         * loads.
         */}
        <div className="lg:col-start-2 lg:row-start-1 lg:-mt-24">
          <CourseSideCard course={course} facts={facts} viewer={viewer} coupon={coupon} failure={failure} />
        </div>
        <div className="space-y-12 lg:col-start-1 lg:row-start-1">
          {lecture && (
            <Preview key={course._id} {...{ course, viewer, lecture, opened }} coupon={coupon?.offer?.code} />
          )}
          <CourseBody course={course} lists={lists} suitability={suitability} total={facts.curriculum} />
          {facts.credits && <Credits credits={facts.credits} />}
          <InstructorCard course={course} />
          <Reviews courseId={course._id} list={reviews} stars={stars} failure={reviewFailure} />
          <Questions questions={facts.questions} />
        </div>
      </div>
      <RelatedCourses category={course.category} courses={related} />
    </main>
  );
}

/** Visits by the course's own instructor and by administrators do not count. */
function countedCourse(loaded: Route.ComponentProps['loaderData']): string | null {
  if (!loaded.course?.isPublic || loaded.viewer.owner || loaded.viewer.role === 'admin') return null;
  return loaded.course._id;
}

function CourseNotFound() {
  return (
    <main id="main" tabIndex={-1} className="page-width py-20">
      <ErrorState
        level={1}
        title="Course not found"
        message="It may have been withdrawn. Check the link for typos."
        action={<LinkButton to="/courses">Browse courses</LinkButton>}
      />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = error instanceof Error && error.name === 'ApiFailure' ? error.message : null;
  return (
    <main id="main" tabIndex={-1} className="page-width py-20">
      <ErrorState
        level={1}
        title="We couldn’t load this course"
        message={message ?? 'Something went wrong on our side.'}
        onRetry={() => window.location.reload()}
        action={
          <LinkButton to="" reloadDocument className="hidden noscript:inline-flex">
            Try Again
          </LinkButton>
        }
      />
    </main>
  );
}
