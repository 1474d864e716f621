import { limits } from '../constants.ts';
import { formatCount } from './time/formats.ts';

/** The message for a text with too many characters. */
export const tooLongSentence = (max: number): string => `Please use at most ${formatCount(max)} characters.`;

/** The part of a description that its preview is made from: enough unless it has hundreds of extra spaces. */
export const startOf = (description: string): string => description.slice(0, 8 * limits.descriptionPreview);

/** A description, or its first 50 characters and an ellipsis. */
export function preview(description: string): string {
  const characters = [...startOf(description).replace(/\s+/g, ' ').trim()];
  if (characters.length <= limits.descriptionPreview) return characters.join('');
  return `${characters.slice(0, limits.descriptionPreview).join('').trimEnd()}…`;
}

/** The message for a form of which only a part was received. */
export const notWholeForm = 'We didn’t receive the whole form. Please go back and submit it again.';

/** Used by the form and the API. */
export const noRejectionReason = 'Please enter a rejection reason';
