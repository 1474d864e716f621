import { z } from '@hono/zod-openapi';
import type { CourseField } from '../../../contract/course/field-kinds.ts';
import {
  courseFields,
  type FieldName,
  type FieldValue,
  fieldNames,
  type RequiredName,
} from '../../../contract/course/fields.ts';
import {
  dollars,
  lines,
  link,
  oneLine,
  optionalDollars,
  optionalMonths,
  percent,
  required,
  typed,
} from './typed/field-schemas.ts';

/** A field's type in the editor's request: every field but a flag may be text as typed. */
type Sent<N extends FieldName> = FieldValue<N> extends boolean ? boolean : FieldValue<N> | string;
type Schema<N extends FieldName> = z.ZodType<FieldValue<N>, Sent<N>>;
type BodyShape = { [N in FieldName]: N extends RequiredName ? Schema<N> : z.ZodOptional<Schema<N>> };

/** The fields of a course in a request. An optional field that is left out keeps its value. */
export const bodyShape = Object.fromEntries(
  fieldNames.map((name) => {
    const field: CourseField = courseFields[name];
    const schema = schemaOf(field);
    return [name, field.required ? schema : schema.optional()];
  }),
) as BodyShape;

function schemaOf(field: CourseField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return oneLine(field.max, field.about, field.required);
    case 'text':
      return field.required
        ? required(field.max, field.about, field.required)
        : typed(field.max, field.about);
    case 'lines':
      return field.required ? lines(field).refine((items) => items.length > 0, field.required) : lines(field);
    case 'choice':
      return z.enum(field.options, { error: field.required });
    case 'dollars':
      return field.required ? dollars(field.required) : optionalDollars;
    case 'link':
      return link.nullable();
    case 'flag':
      return z.boolean();
    case 'percent':
      return percent;
    case 'months':
      return optionalMonths(field.max);
  }
}
