import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import {
  categories,
  courseSorts,
  languages,
  levels,
  limits,
  maxRows,
  roles,
} from '../../contract/constants.ts';
import { listedLecture, namedCourse, responseShape } from '../../contract/course/responses.ts';
import { creditAreas, creditFamilies } from '../../contract/credits.ts';
import { listQuery } from '../../contract/lists.ts';
import { Ratings } from '../../contract/ratings/ratings.ts';

const dollars = z.coerce.number().min(0, 'A price must be at least 0.').max(limits.filterDollars);

/** A filter that takes several values: its parameter may be repeated. One value becomes a list of one. */
const severalOf = <const Values extends readonly [string, ...string[]]>(values: Values) => {
  const one = z.enum([...values, 'All']);
  return z.preprocess<unknown, z.ZodArray<typeof one>, z.input<typeof one> | z.input<typeof one>[]>(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(one).max(values.length + 1),
  );
};

/** The query parameters of `GET /courses`. `All` as a category, level or language means no filter. */
export const CourseQuery = z.object({
  search: listQuery.search,
  /** `all`, the default, also searches the category; the home page’s search covers only title and instructor. */
  searchIn: z.enum(['all', 'title-or-instructor']).optional(),
  category: z.enum([...categories, 'All']).optional(),
  level: severalOf(levels).optional(),
  language: severalOf(languages).optional(),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
  /** Courses that give credits for certifications of this body. */
  scheme: z.enum([...creditFamilies, 'All']).optional(),
  /** Courses that give credits in this area of the PMI Talent Triangle. */
  area: z.enum([...creditAreas, 'All']).optional(),
  /** The minimum number of these credits. */
  minCredits: z.coerce.number().min(0, 'Credits must be at least 0.').max(1000).optional(),
  sort: z.enum(courseSorts).default('newest'),
  page: z.coerce.number().int().min(1).max(limits.coursePages).default(1),
  limit: z.coerce.number().int().min(1).max(maxRows).default(maxRows),
});
export type CourseQuery = z.output<typeof CourseQuery>;

/** The credits that a course gives for certifications of a body, in the body's unit. */
const Credit = z
  .object({
    family: z.enum(creditFamilies),
    /** As text, such as `6.5 PDU`. */
    label: z.string(),
    amount: z.number(),
    /** Empty unless the body splits credits into areas. */
    areas: z.array(z.object({ key: z.enum(creditAreas), amount: z.number() })),
    /** Whether the credits have been verified; otherwise the instructor reports them. */
    isVerified: z.boolean(),
    /** The provider's number with the body, once verified. */
    providerNumber: z.string().nullable(),
    /** The last day on which completing the course earns it, in UTC. */
    validUntil: z.string().nullable(),
  })
  .openapi('CourseCredit');
export type Credit = z.infer<typeof Credit>;

const cardFields = {
  ...namedCourse,
  ...responseShape('card'),
  /** The struck-through price beside `discountPrice`: the list price, or the course's lowest price in the 30 days before. */
  originalPrice: z.number().nullable(),
  thumbnail: z.object({ url: z.string() }).nullable(),
  totalLectures: z.number().int(),
  totalHours: z.number(),
  credits: z.array(Credit),
  /** Null without ratings. */
  ratings: orNull(Ratings),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A course in a list. */
export const CourseCard = z.object(cardFields).openapi('CourseCard');
export type CourseCard = z.infer<typeof CourseCard>;

/** `total` is exact unless `totalIsCapped`: then there are more, and another page follows. */
export const CourseList = listOf('courses', CourseCard).extend({ totalIsCapped: z.boolean() });

const Lecture = z.object({ ...listedLecture, resources: z.number().int() });

export const CourseDetail = z
  .object({
    ...cardFields,
    ...responseShape('page'),
    /** For exercises, besides the lectures. */
    practiceMinutes: z.number().int(),
    totalResources: z.number().int(),
    studentCount: z.number().int(),
    /** How many hours a question usually waits for an answer; null if too few have been answered. */
    answerHours: z.number().int().nullable(),
    instructor: z.object({
      _id: z.string(),
      name: z.string(),
      bio: z.string(),
      expertise: z.string(),
      photo: z.string().nullable(),
    }),
    isPublic: z.boolean(),
    sections: z.array(z.object({ _id: z.string(), title: z.string(), lectures: z.array(Lecture) })),
  })
  .openapi('Course');
export type CourseDetail = z.infer<typeof CourseDetail>;

/** The viewer's relationship to a course. */
export const ViewerState = z.object({
  enrolled: z.boolean(),
  paymentPending: z.boolean(),
  owner: z.boolean(),
  role: z.enum(roles).nullable(),
});
export type ViewerState = z.infer<typeof ViewerState>;

export const CourseResponse = z.object({ course: CourseDetail, viewer: ViewerState });

export const CourseParams = z.object({ id: z.string().min(1).max(200) });

/** The filters of the catalogue that narrow the counts of its categories. */
export const CategoryQuery = CourseQuery.pick({
  search: true,
  searchIn: true,
  level: true,
  language: true,
  minPrice: true,
  maxPrice: true,
  scheme: true,
  area: true,
  minCredits: true,
});
export type CategoryQuery = z.output<typeof CategoryQuery>;

const CategoryCount = z.object({
  category: z.string(),
  total: z.number().int(),
  /** Whether there are more than `total`. */
  totalIsCapped: z.boolean(),
});
export type CategoryCount = z.infer<typeof CategoryCount>;

/** `counts` is empty when too many courses match the filters to be counted by category. */
export const CategoryList = z.object({ categories: z.array(z.string()), counts: z.array(CategoryCount) });
