/** Shared by the API and the forms. The player loads only this file. */
export const threadLimits = { titleMin: 5, titleMax: 120, body: 4_000, reason: 500 };

export const titleSentence = 'Please write a title of 5 to 120 characters.';
export const emptyBodySentence = 'Please write something.';
export const longBodySentence = 'Please use at most 4,000 characters.';
export const noReasonSentence = 'Please give a reason.';

/** Rows per page. */
export const threadsPerPage = 20;
/** In the player: the questions of one lecture. */
export const threadsPerLecture = 100;

export const threadStates = ['open', 'answered', 'closed', 'hidden'] as const;
export type ThreadState = (typeof threadStates)[number];

export const emailFrequencies = ['at_once', 'daily', 'never'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/** A user's role in a course. */
export const participantRoles = ['learner', 'instructor', 'admin'] as const;
export type ParticipantRole = (typeof participantRoles)[number];
