import { z } from '@hono/zod-openapi';
import { orNull } from '../api/responses.ts';
import { lectureKinds } from '../constants.ts';
import type { Audience } from './field-kinds.ts';
import { courseField, type FieldName, type FieldValue, type NamesFor, namesFor } from './fields.ts';
import { OpeningShape } from './opening-shape.ts';

const schemasOfKind = {
  line: z.string(),
  text: z.string(),
  choice: z.string(),
  lines: z.array(z.string()),
  link: z.string().nullable(),
  flag: z.boolean(),
  percent: z.number().int(),
  months: z.number().int().nullable(),
};

function responseSchema(name: FieldName): z.ZodType {
  const field = courseField(name);
  if (field.kind !== 'dollars') return schemasOfKind[field.kind];
  return field.required ? z.number() : z.number().nullable();
}

/** The shape of the fields an audience sees, for the schema of a response. */
export const responseShape = <A extends Audience>(audience: A) =>
  Object.fromEntries(namesFor(audience).map((name) => [name, responseSchema(name)])) as {
    [N in NamesFor<A>]: z.ZodType<FieldValue<N>>;
  };

const { title, category, price, discountPrice } = responseShape('card');

/** The fields of a course in every response that names one. */
export const namedCourse = {
  _id: z.string(),
  slug: z.string(),
  title,
  category,
  instructor: z.object({ _id: z.string(), name: z.string() }),
};

/** The fields of a lecture in every response that lists the lectures of a course. */
export const listedLecture = {
  _id: z.string(),
  title: z.string(),
  isFreePreview: z.boolean(),
  /** Seconds. */
  duration: z.number(),
  /** The time that its exercises take. */
  practiceMinutes: z.number().int(),
  /** When it opens; null: at enrolment. */
  opens: orNull(OpeningShape),
  kind: z.enum(lectureKinds),
};

/** Prices in dollars. The discount price, if there is one, is what the buyer pays. */
export const coursePrice = { price, discountPrice };
