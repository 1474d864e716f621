export const noteCharacters = 2_000;
export const notesPerCourse = 500;

/** Shared by the form and the API; the player loads only this file. */
export const emptyNoteSentence = 'Please write something.';
export const longNoteSentence = 'Please use at most 2,000 characters.';
