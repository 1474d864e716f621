/** A course as its author wants it to be. Money is in cents; `id` names a part that exists already. */
export type CourseDraft = {
  title: string;
  subtitle: string;
  description: string;
  category: string;
  level: string;
  language: string;
  priceCents: number;
  discountCents: number | null;
  welcomeMessage: string;
  communityLink: string | null;
  learningOutcomes: string[];
  requirements: string[];
  certificationAvailable: boolean;
  minCompletionPercentage: number;
  thumbnailAssetId: string | null;
  sections: SectionDraft[];
};

export type SectionDraft = { id?: string; title: string; lectures: LectureDraft[] };

export type LectureDraft = {
  id?: string;
  title: string;
  isFreePreview: boolean;
  videoAssetId: string | null;
  /** Left out: the captions stay as they are. */
  captionsAssetId?: string | null;
  resources: ResourceDraft[];
};

export type ResourceDraft = { title: string; assetId: string };

export const noPaidLectureSentence = 'Add at least one lecture that is not the free preview.';
export const onePreviewSentence = 'Only one lecture can be the free preview.';
export const discountSentence = 'The discount price must be less than the price.';

export const lecturesOf = (sections: SectionDraft[]): LectureDraft[] =>
  sections.flatMap((section) => section.lectures);

/** The discount rule: 0 ≤ discount < price. */
export const isDiscountValid = (price: number, discount: number | null): boolean =>
  discount === null || (discount >= 0 && discount < price);

/** What is wrong with a draft as a whole, field by field. Empty when nothing is. */
export function faultsOf(
  draft: Pick<CourseDraft, 'priceCents' | 'discountCents' | 'sections'>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const lectures = lecturesOf(draft.sections);
  if (!isDiscountValid(draft.priceCents, draft.discountCents)) faults.discountPrice = discountSentence;
  if (!lectures.some((lecture) => !lecture.isFreePreview)) faults.sections = noPaidLectureSentence;
  if (lectures.filter((lecture) => lecture.isFreePreview).length > 1) faults.sections = onePreviewSentence;
  return faults;
}

export type AssetUse = { assetId: string; kind: 'image' | 'video' | 'raw'; as?: 'captions' | 'resource' };

/** Every file a draft refers to, and what it must be. */
export function assetsOf(draft: Pick<CourseDraft, 'thumbnailAssetId' | 'sections'>): AssetUse[] {
  const uses: AssetUse[] = [];
  if (draft.thumbnailAssetId) uses.push({ assetId: draft.thumbnailAssetId, kind: 'image' });
  for (const lecture of lecturesOf(draft.sections)) {
    if (lecture.videoAssetId) uses.push({ assetId: lecture.videoAssetId, kind: 'video' });
    if (lecture.captionsAssetId) uses.push({ assetId: lecture.captionsAssetId, kind: 'raw', as: 'captions' });
    for (const resource of lecture.resources)
      uses.push({ assetId: resource.assetId, kind: 'raw', as: 'resource' });
  }
  return uses;
}
