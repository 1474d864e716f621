/** Returns the current time. Passed in wherever time matters, so that tests can choose it. */
export type Clock = () => Date;

/** The clock of this machine. */
export const systemClock: Clock = () => new Date();
