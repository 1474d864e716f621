import type { FieldColumns } from '../src/contract/course/fields.ts';

/** Pattern of a course's thumbnail: what is drawn behind the route. */
export type Track =
  | 'gantt'
  | 'contour'
  | 'grid'
  | 'sprint'
  | 'fan'
  | 'network'
  | 'control'
  | 'bars'
  | 'strata'
  | 'flow'
  | 'orbit'
  | 'steps'
  | 'wave'
  | 'board';

export type DemoSocialLinks = Partial<
  Record<'website' | 'linkedin' | 'twitter' | 'youtube' | 'github' | 'facebook', string>
>;

export type DemoInstructor = {
  /** What courses refer to. */
  key: string;
  name: string;
  email: string;
  bio: string;
  expertise: string;
  socialLinks: DemoSocialLinks;
};

export type DemoResource = {
  title: string;
  /** Name of a file in `demo/resources/`. */
  file: string;
};

export type DemoLecture = {
  /** Unique within its course. */
  slug: string;
  title: string;
  isFreePreview?: true;
  /** The slide's three or four short bullets. */
  points: string[];
  /** Sentences as spoken, one caption each. */
  narration: string[];
  resources?: DemoResource[];
};

export type DemoSection = { title: string; lectures: DemoLecture[] };

type Filled =
  | 'title'
  | 'subtitle'
  | 'description'
  | 'category'
  | 'level'
  | 'language'
  | 'priceCents'
  | 'discountCents'
  | 'welcomeMessage'
  | 'communityLink'
  | 'learningOutcomes'
  | 'requirements'
  | 'certificationAvailable'
  | 'minCompletionPercentage';

/** A course's fields as its author would fill them in: every demo course has these, some have others too. */
export type DemoCourse = Pick<FieldColumns, Filled> &
  Partial<FieldColumns> & {
    slug: string;
    /** Key of a `DemoInstructor`. */
    instructor: string;
    createdDaysAgo: number;
    track: Track;
    /** Default: published. */
    status?: 'pending';
    sections: DemoSection[];
  };

/** One lecture's media as measured, keyed `<course>/<lecture>` in `demo/media/manifest.json`. */
export type DemoMedia = {
  /** Path within `demo/media/`. */
  video: string;
  captions: string;
  durationSeconds: number;
  bytes: number;
};

/** A course with the fields that the seeded history needs. */
export type Taught = {
  id: string;
  title: string;
  chargedCents: number;
  lectures: { id: string; durationSeconds: number }[];
};
