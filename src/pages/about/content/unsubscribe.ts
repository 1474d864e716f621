import type { UnsubscribeReason } from '../../../contract/constants.ts';

/** The reasons for leaving, in the words of the dialogue. */
export const reasonWords: Record<UnsubscribeReason, string> = {
  'too-many-emails': 'I receive too many emails',
  'content-not-relevant': 'The content is not relevant to me',
  'never-subscribed': 'I never subscribed',
  other: 'Other',
};
