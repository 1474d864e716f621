import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { issueSentence } from './issue-sentence.ts';

test.each([
  [z.enum(['newest', 'title']), 'oldest', 'Please choose one of: newest, title.'],
  [z.coerce.number(), 'third', 'Please enter a number.'],
  [z.coerce.number().int(), '1.5', 'Please enter a whole number.'],
  [z.number().min(1), 0, 'Please enter at least 1.'],
  [z.number().max(100), 101, 'Please enter at most 100.'],
  [z.string(), undefined, 'Please fill this in.'],
  [z.string().min(1), '', 'Please enter at least 1 character.'],
  [z.string().max(3), 'four', 'Please enter at most 3 characters.'],
  [z.string().min(2), '', 'Please enter at least 2 characters.'],
  [z.array(z.string()).min(1), [], 'Please add at least 1 entry.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Please add at most 2 entries.'],
  [z.array(z.string()), 'a', 'Must be a list.'],
  [z.date(), 'today', 'Please check this.'],
  [z.email(), 'ada', 'Please enter a valid email.'],
  [z.url(), 'here', 'Please enter a valid link, starting with https://.'],
  [z.iso.date(), 'today', 'Please check this.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.uuid(), 'here', 'This is not a valid id.'],
  [z.uuid('User not found'), 'here', 'User not found'],
  [z.strictObject({}), { a: 1, b: 2 }, 'There is no field named a or b.'],
])('%# has a clear sentence, unless the schema supplies its own', (schema, input, sentence) => {
  z.config({ localeError: issueSentence });
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(sentence);
});
