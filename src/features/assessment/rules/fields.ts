import { z } from '@hono/zod-openapi';
import { isVisible } from '../../../contract/text/input/text-rules.ts';
import { typedText } from '../../../contract/text/input/typed-text.ts';

/** A text that must not be empty or invisible. @param sentence the message if it is */
export const filled = (max: number, sentence: string) =>
  typedText(max)
    .min(1, sentence)
    .refine((value) => value === '' || isVisible(value), sentence);

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => {
  const sentence = `Please enter a whole number from ${min} to ${max}.`;
  return z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);
};
const wrongNumber = 'Please enter a number.';
export const finite = z.number({ error: wrongNumber }).min(-1e12, wrongNumber).max(1e12, wrongNumber);

/** The course, in responses about its questions and quizzes. */
export const CourseRef = z.object({ _id: z.string(), title: z.string() });
/** The lecture that explains a question, and the second at which it does. */
export const LectureRef = z.object({
  _id: z.string(),
  title: z.string(),
  second: z.number().int().nullable(),
});
/** The lecture that explains a question, and whether it is still locked for the learner. */
export const ExplainedIn = LectureRef.extend({ isLocked: z.boolean() });
