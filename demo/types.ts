import type { FieldColumns } from '../src/contract/course/fields.ts';

/** What is seeded first: ids of users by email address and of courses by slug. Everything else is relative to `now`. */
export type Seeded = { people: Map<string, string>; courses: Map<string, string>; now: Date };

export type DemoSocialLinks = Partial<
  Record<'website' | 'linkedin' | 'twitter' | 'youtube' | 'github' | 'facebook', string>
>;

export type DemoInstructor = {
  /** Courses refer to their instructor by this key. */
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
  resources?: DemoResource[];
  /** The steps of the explanation. */
  scenes: Scene[];
};

/** A slide and the sentences spoken while it is shown. */
export type Scene = { slide: Slide; narration: string[] };

type Axis = { title: string; labels: string[] };

/** What a scene shows. Points, rows, lines, steps, items and bars appear one after the other. */
export type Slide =
  | { kind: 'points'; heading: string; points: string[] }
  /** `columns` are headings with their share of the width, such as `['Owner', 2]`. */
  | { kind: 'table'; heading: string; columns: [heading: string, share: number][]; rows: string[][] }
  /** A worked calculation, line by line. */
  | {
      kind: 'sum';
      heading: string;
      lines: [label: string, working: string, value: string][];
      result: [label: string, value: string];
    }
  | { kind: 'flow'; heading: string; steps: [name: string, detail: string][] }
  /** A square grid, darker towards the top right. `x` and `y` place an item in a cell; the bottom-left cell is 1, 1. */
  | {
      kind: 'matrix';
      heading: string;
      across: Axis;
      up: Axis;
      items: { mark: string; label: string; x: number; y: number }[];
    }
  /** Bars over equal periods; `from` and `to` count periods from zero, `late` marks a bar in amber. */
  | {
      kind: 'timeline';
      heading: string;
      periods: string[];
      bars: { label: string; from: number; to: number; note?: string; late?: true }[];
    }
  /** A bar chart, also with values below zero; `text` labels the bar. */
  | { kind: 'bars'; heading: string; bars: { label: string; value: number; text: string; marked?: true }[] }
  /** A common mistake beside the better way. */
  | { kind: 'contrast'; heading: string; mistake: string; better: string }
  /** A sentence worth reading word by word, such as a definition. */
  | { kind: 'statement'; heading: string; text: string }
  | { kind: 'exercise'; minutes: number; steps: string[] };

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

/** A demo learner's review of a course of which at least a fifth is completed. */
export type DemoReview = {
  person: string;
  course: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** The instructor's reply. */
  answer?: string;
};
