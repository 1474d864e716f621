/** Returns the current time. Passed in wherever time matters, so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
