import type { Context } from '../../src/platform/context.ts';
import { makeVideoAsset } from './courses.ts';

export type LectureBody = {
  _id?: string;
  title: string;
  isFreePreview?: boolean;
  video: { publicId: string };
  resources?: { title: string; publicId: string }[];
};

/** A course as the editor sends it: one section with a free preview and one more lecture, with their videos. */
export async function makeCourseBody(ctx: Context, ownerId: string, overrides: Record<string, unknown> = {}) {
  const video = async (seconds: number) => ({ publicId: await makeVideoAsset(ctx, ownerId, seconds) });
  const lectures: LectureBody[] = [
    { title: 'Welcome', isFreePreview: true, video: await video(30) },
    { title: 'Naming risks', video: await video(90.4) },
  ];
  return {
    title: 'Risk registers that get read',
    subtitle: 'From a list of worries to decisions',
    description: 'A practical course about keeping a risk register that people open and act upon.',
    category: 'Risk Management',
    level: 'Beginner',
    language: 'English',
    price: 49,
    discountPrice: 29.5,
    learningOutcomes: 'Write risks as cause, event and effect\n\nChoose a response',
    requirements: ['A project of your own'],
    sections: [{ title: 'First steps', lectures }],
    ...overrides,
  };
}
