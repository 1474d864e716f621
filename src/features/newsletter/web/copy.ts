export const newsletter = {
  title: 'The Milepost newsletter',
  text: 'About once a month: new courses, a useful template, and one idea to try at work.',
  promise: 'Unsubscribe in one click.',
} as const;
