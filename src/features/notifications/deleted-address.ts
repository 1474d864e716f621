const domain = '@deleted.invalid';

/** The address of a deleted account that records still refer to. No email is queued to it. */
export const deletedAddress = (userId: string): string => `${userId}${domain}`;

/** Whether an address came from `deletedAddress`. */
export const isDeletedAddress = (address: string): boolean => address.endsWith(domain);
