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

export type DemoCourse = {
  slug: string;
  title: string;
  subtitle: string;
  /** Two or three paragraphs, parted by an empty line. */
  description: string;
  /** One of the sixteen category names of the product. */
  category: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  language: 'English';
  /** US cents; 0 is free. */
  priceCents: number;
  /** US cents, below `priceCents`; null without a discount. */
  discountCents: number | null;
  /** Key of a `DemoInstructor`. */
  instructor: string;
  learningOutcomes: string[];
  requirements: string[];
  welcomeMessage: string;
  communityLink: string | null;
  certificationAvailable: boolean;
  /** Percent of lectures, 0–100, after which a certificate may be requested. */
  minCompletionPercentage: number;
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

/** A course as the seeded history needs it. */
export type Taught = {
  id: string;
  title: string;
  chargedCents: number;
  lectures: { id: string; durationSeconds: number }[];
};
