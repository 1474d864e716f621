import { z } from '@hono/zod-openapi';

/** The shape of every failure. `message` is a sentence for people; `fields` holds one message per invalid field. */
export const Failure = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Failure');
export type Failure = z.infer<typeof Failure>;

/** The response to a successful action. */
export const Done = z.object({ success: z.literal(true), message: z.string() }).openapi('Done');

/** The response to a successful action: a readable message, and any data for the caller. */
export const done = <More extends object>(message: string, more?: More) =>
  ({ success: true, message, ...more }) as { success: true; message: string } & More;

/**
 * A named schema, or null. Use it instead of `.nullable()`, which describes a named schema in the OpenAPI document
 * either as never null or as nullable everywhere it is used.
 */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);

/** A page of a list: `{ <plural>: [...], total, page, limit }`. */
export function listOf<Plural extends string, Item extends z.ZodType>(plural: Plural, item: Item) {
  return z.object({
    [plural]: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  } as { [K in Plural]: z.ZodArray<Item> } & { total: z.ZodNumber; page: z.ZodNumber; limit: z.ZodNumber });
}
