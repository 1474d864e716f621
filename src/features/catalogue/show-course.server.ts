import type { Selectable } from 'kysely';
import { presentOpening } from '../../contract/course/opening.ts';
import { presenterFor } from '../../contract/course/present-fields.ts';
import { isId } from '../../contract/ids.ts';
import { photoUrl } from '../../contract/media/media.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { failure } from '../../platform/failures/failure.ts';
import type { CourseDetail, ViewerState } from './contract.ts';
import { countResources } from './count-resources.server.ts';
import { presentCard } from './present-course.ts';

const notFound = failure('course.not_found', 404, 'Course not found');

/** What the catalogue needs from later features. */
export type CatalogueDependencies = {
  isEnrolled: (db: Db, userId: string, courseId: string) => Promise<boolean>;
  isPaymentPending: (db: Db, userId: string, courseId: string) => Promise<boolean>;
  countLearners: (db: Db, courseId: string) => Promise<number>;
  /** How many hours a question usually waits for an answer; null if too few have been answered. */
  answerHours: (db: Db, courseId: string) => Promise<number | null>;
};

/**
 * A course by its id or slug, and the viewer's relationship to it. Courses that are not in the catalogue are visible to
 * their owner, to administrators and to enrolled learners.
 */
export async function showCourse(
  db: Db,
  deps: CatalogueDependencies,
  idOrSlug: string,
  viewer: Viewer | null,
): Promise<{ course: CourseDetail; viewer: ViewerState }> {
  const row = await findCourse(db, idOrSlug);
  if (!row) throw notFound();
  const viewerState = await viewerStateOf(db, deps, row, viewer);
  const maySee = row.isPublic || viewerState.owner || viewerState.enrolled || viewer?.role === 'admin';
  if (!maySee) throw notFound();
  return { course: await describe(db, deps, row), viewer: viewerState };
}

type CourseRow = Selectable<Tables['courses']> &
  Pick<Selectable<Tables['users']>, 'bio' | 'expertise' | 'photoAssetId'>;

const findCourse = (db: Db, idOrSlug: string): Promise<CourseRow | undefined> =>
  db
    .selectFrom('courses')
    .innerJoin('users', 'users.id', 'courses.instructorId')
    .selectAll('courses')
    .select(['users.bio', 'users.expertise', 'users.photoAssetId'])
    .where(isId(idOrSlug) ? 'courses.id' : 'courses.slug', '=', idOrSlug)
    .executeTakeFirst();

async function viewerStateOf(
  db: Db,
  deps: CatalogueDependencies,
  row: CourseRow,
  viewer: Viewer | null,
): Promise<ViewerState> {
  if (!viewer) return { enrolled: false, paymentPending: false, owner: false, role: null };
  const [enrolled, paymentPending] = await Promise.all([
    deps.isEnrolled(db, viewer._id, row.id),
    deps.isPaymentPending(db, viewer._id, row.id),
  ]);
  return { enrolled, paymentPending, owner: viewer._id === row.instructorId, role: viewer.role };
}

const presentPage = presenterFor('page');

async function describe(db: Db, deps: CatalogueDependencies, row: CourseRow): Promise<CourseDetail> {
  const [sections, studentCount, answerHours] = await Promise.all([
    curriculumOf(db, row.id),
    deps.countLearners(db, row.id),
    deps.answerHours(db, row.id),
  ]);
  const lectures = sections.flatMap((section) => section.lectures);
  return {
    ...presentCard(row),
    ...presentPage(row),
    instructor: {
      _id: row.instructorId,
      name: row.instructorName,
      bio: row.bio,
      expertise: row.expertise,
      photo: photoUrl(row.photoAssetId),
    },
    practiceMinutes: row.practiceMinutes,
    totalResources: lectures.reduce((sum, lecture) => sum + lecture.resources, 0),
    studentCount,
    answerHours,
    isPublic: row.isPublic,
    sections,
  };
}

async function curriculumOf(db: Db, courseId: string): Promise<CourseDetail['sections']> {
  const [sections, lectures, resources] = await Promise.all([
    db
      .selectFrom('sections')
      .select(['id', 'title'])
      .where('courseId', '=', courseId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('lectures')
      .select(['id', 'sectionId', 'title', 'isFreePreview', 'durationSeconds', 'practiceMinutes', 'kind'])
      .select(['opensAfterDays', 'opensOn', 'opensZone'])
      .where('courseId', '=', courseId)
      .orderBy('position')
      .execute(),
    countResources(db, courseId),
  ]);
  return sections.map((section) => ({
    _id: section.id,
    title: section.title,
    lectures: lectures
      .filter((lecture) => lecture.sectionId === section.id)
      .map((lecture) => ({
        _id: lecture.id,
        title: lecture.title,
        isFreePreview: lecture.isFreePreview,
        duration: lecture.durationSeconds,
        practiceMinutes: lecture.practiceMinutes,
        opens: lecture.isFreePreview ? null : presentOpening(lecture),
        kind: lecture.kind,
        resources: resources.get(lecture.id) ?? 0,
      })),
  }));
}
