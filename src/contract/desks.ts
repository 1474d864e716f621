import type { Category } from './constants.ts';

/** The answers to “What’s on your desk?”, and the categories that help with each. */
export const desks = {
  deliver: {
    label: 'A project to get back on track',
    categories: ['Risk Management', 'Data Analysis for Project Managers', 'Agile & Scrum Master'],
  },
  team: {
    label: 'A team to lead',
    categories: ['Leadership & Team Management', 'Agile & Scrum Master'],
  },
  portfolio: {
    label: 'A PMO or portfolio to run',
    categories: ['Project Management Office', 'Project Portfolio Management (PPM)', 'The PMO Bundle'],
  },
  change: {
    label: 'A change that people need to accept',
    categories: ['Organizational Change Management', 'Business Analysis'],
  },
  strategy: {
    label: 'A strategy to turn into work',
    categories: ['Strategic Management', 'Strategic Leadership', 'Digital Transformation Strategy'],
  },
  tools: {
    label: 'Data, tools and AI to put to use',
    categories: [
      'AI for Project Managers',
      'PM Tools & Systems Training',
      'Data Analysis for Project Managers',
    ],
  },
} as const satisfies Record<string, { label: string; categories: readonly Category[] }>;

export type DeskName = keyof typeof desks;

export const deskNames = Object.keys(desks) as [DeskName, ...DeskName[]];

/** Stored when a learner skips the question, so that it is not asked again. */
export const skipped = 'skipped';
