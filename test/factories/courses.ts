import { randomBytes } from 'node:crypto';
import type { CourseStatus } from '../../src/contract/constants.ts';
import type { Context } from '../../src/platform/context.ts';
import { makePerson } from './people.ts';

export type MadeCourse = {
  id: string;
  slug: string;
  instructorId: string;
  lectureIds: string[];
  title: string;
};

type Overrides = {
  title?: string;
  category?: string;
  level?: string;
  language?: string;
  instructorId?: string;
  instructorName?: string;
  priceCents?: number;
  discountCents?: number | null;
  status?: CourseStatus;
  isPublished?: boolean;
  certificationAvailable?: boolean;
  minCompletionPercentage?: number;
  createdAt?: Date;
  communityLink?: string | null;
  /** Seconds of each lecture's video; the first is the free preview. */
  lectures?: number[];
};

/** A course with one section and its lectures, in the catalogue by default. Creates its instructor too. */
export async function makeCourse(ctx: Context, overrides: Overrides = {}): Promise<MadeCourse> {
  const instructorId =
    overrides.instructorId ?? (await makePerson(ctx, { role: 'instructor', name: 'Grace Hopper' })).id;
  const durations = overrides.lectures ?? [60, 60, 60];
  const title = overrides.title ?? 'Risk registers that get read';
  const course = await ctx.db
    .insertInto('courses')
    .values({
      slug: `course-${randomBytes(5).toString('hex')}`,
      instructorId,
      instructorName: overrides.instructorName ?? 'Grace Hopper',
      title,
      subtitle: 'From a list of worries to decisions',
      description:
        'A practical course about keeping a risk register that people open, argue over and act upon.',
      category: overrides.category ?? 'Risk Management',
      level: overrides.level ?? 'Beginner',
      language: overrides.language ?? 'English',
      priceCents: overrides.priceCents ?? 4900,
      discountCents: overrides.discountCents ?? null,
      learningOutcomes: ['Write risks as cause, event and effect'],
      requirements: [],
      communityLink: overrides.communityLink ?? null,
      status: overrides.status ?? 'approved',
      isPublished: overrides.isPublished ?? true,
      certificationAvailable: overrides.certificationAvailable ?? true,
      minCompletionPercentage: overrides.minCompletionPercentage ?? 100,
      totalLectures: durations.length,
      totalSeconds: Math.round(durations.reduce((sum, seconds) => sum + seconds, 0)),
      createdAt: overrides.createdAt ?? ctx.clock(),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  const lectureIds = await addLectures(ctx, course.id, instructorId, durations);
  return { ...course, instructorId, lectureIds, title };
}

async function addLectures(
  ctx: Context,
  courseId: string,
  ownerId: string,
  durations: number[],
): Promise<string[]> {
  const section = await ctx.db
    .insertInto('sections')
    .values({ courseId, title: 'First steps', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  for (const [position, durationSeconds] of durations.entries()) {
    const asset = await makeVideoAsset(ctx, ownerId, durationSeconds);
    const lecture = await ctx.db
      .insertInto('lectures')
      .values({
        courseId,
        sectionId: section.id,
        title: `Lecture ${position + 1}`,
        position,
        isFreePreview: position === 0,
        videoAssetId: asset,
        durationSeconds,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(lecture.id);
  }
  return ids;
}

/** A row for a video; no bytes are stored. */
export async function makeVideoAsset(
  ctx: Context,
  ownerId: string,
  durationSeconds: number,
): Promise<string> {
  const { id } = await ctx.db
    .insertInto('assets')
    .values({
      ownerId,
      kind: 'video',
      contentType: 'video/mp4',
      bytes: 1000,
      durationSeconds,
      store: 'local',
      storageKey: `videos/${randomBytes(8).toString('hex')}.mp4`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
