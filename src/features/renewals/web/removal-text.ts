/** The consequences of removing a certification or an activity. */
export const removalText = {
  holdings: 'We’ll keep your activities, but not what they count for in this certification.',
  entries: 'It will no longer count for any certification.',
} as const;
