export const noteLimits = { characters: 2_000, perCourse: 500 };

/** Used by the form and the API; the player loads no more than them. */
export const emptyNoteSentence = 'Please write something.';
export const longNoteSentence = 'Please use at most 2,000 characters.';
