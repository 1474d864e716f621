export const noteLimits = { characters: 2_000, perCourse: 500 };

/** Used by the form and the API. */
export const emptyNoteSentence = 'Please write something.';
