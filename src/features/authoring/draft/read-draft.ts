import { isId } from '../../../contract/ids.ts';
import { type Cents, toCents } from '../../../contract/money.ts';
import type { CourseBody } from '../contract.ts';
import type { CourseDraft } from './draft.ts';

type Kept = Pick<
  CourseDraft,
  | 'discountCents'
  | 'welcomeMessage'
  | 'communityLink'
  | 'requirements'
  | 'certificationAvailable'
  | 'minCompletionPercentage'
  | 'thumbnailAssetId'
>;

const fresh: Kept = {
  discountCents: null,
  welcomeMessage: '',
  communityLink: null,
  requirements: [],
  certificationAvailable: true,
  minCompletionPercentage: 100,
  thumbnailAssetId: null,
};

const knownId = (id: string | undefined) => (id && isId(id) ? id : undefined);

/** Turns what a request says into a draft; what it leaves out is taken from `kept`. */
export function readDraft(body: CourseBody, kept: Kept = fresh): CourseDraft {
  const { title, subtitle, description, category, level, language, learningOutcomes } = body;
  return {
    title,
    subtitle,
    description,
    category,
    level,
    language,
    learningOutcomes,
    priceCents: toCents(body.price),
    discountCents: centsOr(body.discountPrice, kept.discountCents),
    welcomeMessage: body.welcomeMessage ?? kept.welcomeMessage,
    communityLink: body.communityLink === undefined ? kept.communityLink : body.communityLink,
    requirements: body.requirements ?? kept.requirements,
    certificationAvailable: body.certificationAvailable ?? kept.certificationAvailable,
    minCompletionPercentage: body.minCompletionPercentage ?? kept.minCompletionPercentage,
    thumbnailAssetId:
      body.thumbnail === undefined ? kept.thumbnailAssetId : (body.thumbnail?.publicId ?? null),
    sections: inOrder(body.sections).map((section) => ({
      id: knownId(section._id),
      title: section.title,
      lectures: section.lectures.map((lecture) => ({
        id: knownId(lecture._id),
        title: lecture.title,
        isFreePreview: lecture.isFreePreview ?? lecture.isFree ?? false,
        videoAssetId: lecture.video.publicId,
        captionsAssetId: lecture.captions === undefined ? undefined : (lecture.captions?.publicId ?? null),
        resources: lecture.resources.map(({ title, publicId }) => ({ title, assetId: publicId })),
      })),
    })),
  };
}

const centsOr = (dollars: number | null | undefined, kept: Cents | null): Cents | null => {
  if (dollars === undefined) return kept;
  return dollars === null ? null : toCents(dollars);
};

/** By their position where they name one, otherwise as they stand. */
const inOrder = (sections: CourseBody['sections']) =>
  sections
    .map((section, index) => ({ section, at: section.position ?? index }))
    .sort((one, other) => one.at - other.at)
    .map(({ section }) => section);
