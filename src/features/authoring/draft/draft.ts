import type { LectureKind } from '../../../contract/constants.ts';
import type { FieldColumns } from '../../../contract/course/fields.ts';
import type { Opening } from '../../../contract/course/opening.ts';
import { isId } from '../../../contract/ids.ts';
import { pictureIdsIn } from '../../../contract/text/markdown-rules.ts';

/** A course as its author wants it to be. Money is in cents; `id` refers to an existing part. */
export type CourseDraft = FieldColumns & { thumbnailAssetId: string | null; sections: SectionDraft[] };

export type SectionDraft = { id?: string; title: string; lectures: LectureDraft[] };

export type LectureDraft = {
  id?: string;
  title: string;
  isFreePreview: boolean;
  /** Minutes for its exercises. If omitted, they stay unchanged. */
  practiceMinutes?: number;
  /** When it opens; null at enrolment. If omitted, it stays unchanged. */
  opens?: Opening | null;
  /** If omitted, it is a video. */
  kind?: LectureKind;
  videoAssetId: string | null;
  /** The Markdown of a text. */
  body?: string;
  quizId?: string | null;
  /** If omitted, the captions stay unchanged. */
  captionsAssetId?: string | null;
  /** If omitted, the files to download stay unchanged. */
  resources?: ResourceDraft[];
};

export type ResourceDraft = { title: string; assetId: string };

const noPaidLectureSentence = 'Add at least one lecture that is not the free preview.';
const noQuizPreviewSentence = 'A quiz can’t be the free preview.';
const onePreviewSentence = 'Only one lecture can be the free preview.';
export const discountSentence = 'The discount price must be less than the price.';

/** All lectures of a draft, in order. */
export const lecturesOf = (sections: SectionDraft[]): LectureDraft[] =>
  sections.flatMap((section) => section.lectures);

/** The discount rule: 0 ≤ discount < price. */
export const isDiscountValid = (price: number, discount: number | null): boolean =>
  discount === null || (discount >= 0 && discount < price);

/** The rule violations of a whole draft, field by field. Empty if there are none. */
export function faultsOf(
  draft: Pick<CourseDraft, 'priceCents' | 'discountCents' | 'sections'>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const lectures = lecturesOf(draft.sections);
  if (!isDiscountValid(draft.priceCents, draft.discountCents)) faults.discountPrice = discountSentence;
  if (!lectures.some((lecture) => !lecture.isFreePreview)) faults.sections = noPaidLectureSentence;
  if (lectures.filter((lecture) => lecture.isFreePreview).length > 1) faults.sections = onePreviewSentence;
  if (lectures.some(({ isFreePreview, kind }) => isFreePreview && kind === 'quiz'))
    faults.sections = noQuizPreviewSentence;
  return faults;
}

/** `field` is its path in the editor: `sections.0.lectures.2.video`. */
export type AssetUse = {
  assetId: string;
  kind: 'image' | 'video' | 'raw';
  as?: 'captions' | 'resource';
  field: string;
};

/** Every file a draft refers to, and its required kind. */
export function assetsOf(draft: Pick<CourseDraft, 'thumbnailAssetId' | 'sections'>): AssetUse[] {
  const { thumbnailAssetId, sections } = draft;
  const thumbnail: AssetUse[] = thumbnailAssetId
    ? [{ assetId: thumbnailAssetId, kind: 'image', field: 'thumbnail' }]
    : [];
  const lectures = sections.flatMap((section, index) =>
    section.lectures.flatMap((lecture, place) =>
      assetsOfLecture(lecture, `sections.${index}.lectures.${place}`),
    ),
  );
  return [...thumbnail, ...lectures];
}

/** The images in a text. Names that are not ids show nothing, so they use nothing. */
const imagesOf = ({ body }: LectureDraft): string[] => [...new Set(pictureIdsIn(body ?? ''))].filter(isId);

function assetsOfLecture(lecture: LectureDraft, field: string): AssetUse[] {
  const { videoAssetId, captionsAssetId, resources = [] } = lecture;
  const uses: AssetUse[] = [];
  if (videoAssetId) uses.push({ assetId: videoAssetId, kind: 'video', field: `${field}.video` });
  if (captionsAssetId)
    uses.push({ assetId: captionsAssetId, kind: 'raw', as: 'captions', field: `${field}.captions` });
  for (const [place, { assetId }] of resources.entries())
    uses.push({ assetId, kind: 'raw', as: 'resource', field: `${field}.resources.${place}` });
  for (const assetId of imagesOf(lecture)) uses.push({ assetId, kind: 'image', field: `${field}.body` });
  return uses;
}
