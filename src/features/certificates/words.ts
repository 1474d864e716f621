export const noReason = 'Please enter a rejection reason';
