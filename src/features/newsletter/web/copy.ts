export const newsletter = {
  title: 'The Milepost newsletter',
  text: 'About once a month: new courses, a template worth keeping, and one idea for the work on your desk.',
  promise: 'Leave in one click.',
} as const;
