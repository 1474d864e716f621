import { categories, languages, levels } from '../constants.ts';
import type { Audience, CourseField, Required } from './field-kinds.ts';

/**
 * Every field an author fills in, defined once and in the editor's order. The API's schemas, the columns that are
 * written, the editor's state and rows, the comparison of versions, the checklist and the presenters follow from it.
 * `about` completes "Please use at most 120 characters for …".
 */
export const courseFields = {
  title: {
    kind: 'line',
    label: 'Title',
    max: 120,
    about: 'the title',
    required: 'Please enter a title.',
    audience: 'card',
    place: 'main',
    checklist: 'A title',
  },
  subtitle: {
    kind: 'line',
    label: 'Subtitle',
    hint: 'Say in one sentence what learners will get out of it.',
    max: 200,
    about: 'the subtitle',
    required: 'Please enter a subtitle.',
    audience: 'card',
    place: 'main',
    checklist: 'A subtitle',
  },
  description: {
    kind: 'text',
    label: 'Description',
    hint: 'Leave a blank line between paragraphs.',
    max: 20_000,
    rows: 8,
    about: 'the description',
    required: 'Please enter a description.',
    audience: 'card',
    place: 'main',
    checklist: 'A description',
  },
  learningOutcomes: {
    kind: 'lines',
    label: 'What learners will be able to do',
    hint: 'One outcome per line.',
    heading: "What You'll Learn",
    maxLines: 50,
    maxLength: 300,
    rows: 5,
    about: 'what learners will be able to do',
    required: 'Please add what learners will be able to do.',
    audience: 'page',
    place: 'main',
    checklist: 'What learners will be able to do',
  },
  requirements: {
    kind: 'lines',
    label: 'Requirements',
    hint: 'What learners need before they start, one per line. Optional.',
    heading: 'Requirements',
    maxLines: 50,
    maxLength: 300,
    rows: 3,
    about: 'the requirements',
    audience: 'page',
    place: 'main',
    checklist: 'What learners need before they start',
  },
  prerequisites: {
    kind: 'lines',
    label: 'Prerequisites',
    hint: 'Courses that learners should have taken, or knowledge they need, one per line. Optional.',
    heading: 'Prerequisites',
    maxLines: 10,
    maxLength: 200,
    rows: 3,
    about: 'the prerequisites',
    audience: 'page',
    place: 'main',
  },
  forWhom: {
    kind: 'lines',
    label: 'Who this course is for',
    hint: 'Roles or situations, one per line. Optional.',
    heading: 'Who this course is for',
    maxLines: 10,
    maxLength: 200,
    rows: 3,
    about: 'who the course is for',
    audience: 'page',
    place: 'main',
  },
  notForWhom: {
    kind: 'lines',
    label: 'Who this course is not for',
    hint: 'Who should choose another course, one per line. Optional.',
    heading: 'Who it’s not for',
    maxLines: 10,
    maxLength: 200,
    rows: 3,
    about: 'who the course is not for',
    audience: 'page',
    place: 'main',
  },
  category: {
    kind: 'choice',
    label: 'Category',
    options: categories,
    required: 'Please choose a category.',
    audience: 'card',
    place: 'side',
    checklist: 'A category',
  },
  level: {
    kind: 'choice',
    label: 'Level',
    options: levels,
    required: 'Please choose a level.',
    audience: 'card',
    place: 'side',
    checklist: 'A level',
  },
  language: {
    kind: 'choice',
    label: 'Language',
    options: languages,
    initial: 'English',
    required: 'Please choose a language.',
    audience: 'card',
    place: 'side',
  },
  price: {
    kind: 'dollars',
    label: 'Price',
    hint: 'In US dollars; 0 for a free course.',
    column: 'priceCents',
    required: 'Please enter a price, 0 for a free course.',
    audience: 'card',
    place: 'side',
  },
  discountPrice: {
    kind: 'dollars',
    label: 'Discount price',
    hint: 'Optional; less than the price.',
    column: 'discountCents',
    audience: 'card',
    place: 'side',
  },
  welcomeMessage: {
    kind: 'text',
    label: 'Welcome message',
    hint: 'Shown when a learner opens the course for the first time, and in the enrolment email. Optional.',
    max: 5000,
    rows: 6,
    about: 'the welcome message',
    audience: 'owner',
    place: 'settings',
    checklist: 'A welcome message',
  },
  communityLink: {
    kind: 'link',
    label: 'Community link',
    hint: 'An invitation to your chat group, for enrolled learners only. Optional.',
    placeholder: 'https://',
    audience: 'owner',
    place: 'settings',
  },
  certificationAvailable: {
    kind: 'flag',
    label: 'Certificate',
    control: 'Learners can request a certificate',
    initial: true,
    audience: 'page',
    place: 'certificate',
  },
  minCompletionPercentage: {
    kind: 'percent',
    label: 'Completion needed for the certificate',
    control: 'Completion required',
    hint: 'From 1 to 100.',
    initial: 100,
    onlyWith: 'certificationAvailable',
    audience: 'page',
    place: 'certificate',
  },
  certificateMonths: {
    kind: 'months',
    label: 'Certificate validity',
    control: 'Valid for',
    hint: 'From 1 to 120 months. Leave it empty if the certificate does not expire. Applies to certificates approved from now on.',
    max: 120,
    onlyWith: 'certificationAvailable',
    audience: 'page',
    place: 'certificate',
  },
  skills: {
    kind: 'lines',
    label: 'Skills',
    hint: 'What the certificate and its badge say learners can do, one skill per line. Optional.',
    heading: 'Skills you’ll gain',
    maxLines: 10,
    maxLength: 60,
    rows: 4,
    about: 'the skills',
    audience: 'page',
    place: 'certificate',
  },
  criteria: {
    kind: 'text',
    label: 'Badge criteria',
    hint: 'What learners did to earn it, for employers who check the badge. If empty, we describe the completion required.',
    max: 2000,
    rows: 3,
    about: 'the badge criteria',
    audience: 'owner',
    place: 'certificate',
  },
} as const satisfies Record<string, CourseField>;

type Fields = typeof courseFields;
export type FieldName = keyof Fields;
type NamesOfKind<Kind> = { [N in FieldName]: Fields[N]['kind'] extends Kind ? N : never }[FieldName];
export type FlagName = NamesOfKind<'flag'>;
export type LinesName = NamesOfKind<'lines'>;
export type RequiredName = { [N in FieldName]: Fields[N] extends Required ? N : never }[FieldName];

/** The names of the fields an audience sees: the page includes the card, and the owner sees everything. */
export type NamesFor<A extends Audience> = {
  [N in FieldName]: Fields[N]['audience'] extends Seen<A> ? N : never;
}[FieldName];
type Seen<A extends Audience> = { card: 'card'; page: 'card' | 'page'; owner: Audience }[A];

type ValueOfKind = {
  line: string;
  text: string;
  choice: string;
  lines: string[];
  link: string | null;
  flag: boolean;
  percent: number;
  months: number | null;
};
/** A field's value in the API: money in dollars. */
export type FieldValue<N extends FieldName> = Fields[N]['kind'] extends keyof ValueOfKind
  ? ValueOfKind[Fields[N]['kind']]
  : N extends RequiredName
    ? number
    : number | null;

/** The columns of a course that hold the fields an audience sees: money in cents. */
export type FieldColumns<A extends Audience = 'owner'> = {
  [N in NamesFor<A> as Fields[N] extends { column: infer C extends string } ? C : N]: FieldValue<N>;
};
export type FieldColumn = keyof FieldColumns;

export const fieldNames = Object.keys(courseFields) as FieldName[];

/** The definition of one field, for code that distinguishes kinds. */
export const courseField = (name: FieldName): CourseField => courseFields[name];

/** The fields that are lists: each is a section of the course page. */
export const linesNames = fieldNames.filter((name): name is LinesName => courseFields[name].kind === 'lines');

const seenBy: Record<Audience, readonly Audience[]> = {
  card: ['card'],
  page: ['card', 'page'],
  owner: ['card', 'page', 'owner'],
};

export const namesFor = <A extends Audience>(audience: A): NamesFor<A>[] =>
  fieldNames.filter((name) => seenBy[audience].includes(courseFields[name].audience)) as NamesFor<A>[];

export const columnOf = (name: FieldName): FieldColumn => {
  const field = courseField(name);
  return (field.kind === 'dollars' ? field.column : name) as FieldColumn;
};
