import { criticalPathInAnyTool } from '../lessons/marek/critical-path-in-any-tool.ts';
import { jiraForProjectManagers } from '../lessons/tomas/jira-for-project-managers.ts';
import type { DemoCourse } from '../types.ts';

export const tools: DemoCourse[] = [
  {
    slug: 'critical-path-in-any-tool',
    title: 'Critical Path Scheduling in Any Tool',
    subtitle: 'Build a schedule by hand first, then let software do the arithmetic',
    description:
      'Scheduling software calculates quickly and forgives nothing. If the logic is wrong, it produces a precise date that means little. In this course you calculate one network by hand, forward and backward, and then recognise every step in the tool you use.\n\nWe cover work breakdown, dependencies and lags, float, constraints and why to avoid most of them, and the update cycle that keeps a schedule honest. Examples are shown in a neutral notation that maps to Microsoft Project, Primavera P6 and open-source tools alike.',
    category: 'PM Tools & Systems Training',
    level: 'Beginner',
    language: 'English',
    priceCents: 6500,
    discountCents: null,
    instructor: 'marek',
    learningOutcomes: [
      'Break work down to packages that can be estimated and finished',
      'Calculate early and late dates by hand',
      'Explain total and free float',
      'Use dependencies instead of date constraints',
      'Update progress with a status date',
    ],
    requirements: ['Any scheduling tool, or paper'],
    welcomeMessage:
      'Welcome. Take a sheet of paper for the first section. Ten boxes and some arrows will teach you more than the software’s tutorial.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 76,
    sections: criticalPathInAnyTool,
  },
  {
    slug: 'jira-for-project-managers',
    title: 'Jira for Project Managers',
    subtitle: 'Read a team’s board, ask better questions and report without a second tool',
    description:
      'Many project managers meet Jira as guests: the team configured it, the team lives in it, and the project manager exports lists to a spreadsheet. This course helps you to use it where the work is.\n\nYou will read a board and its workflow, write filters in JQL for the questions you ask each week, build a small dashboard and agree on conventions with the team that reduce its effort instead of adding to it. Screens differ between versions; the course teaches concepts and query language, which are stable.',
    category: 'PM Tools & Systems Training',
    level: 'Intermediate',
    language: 'English',
    priceCents: 7500,
    discountCents: null,
    instructor: 'tomas',
    learningOutcomes: [
      'Explain issue types, workflows and boards in Jira',
      'Write JQL filters for overdue, blocked and unestimated work',
      'Build a dashboard from saved filters',
      'Agree on conventions that keep data trustworthy',
    ],
    requirements: ['Access to a Jira site; a test site is enough'],
    welcomeMessage:
      'Welcome. Ask your team for read access to its board before lecture two. Looking at real data makes the queries stick.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 128,
    sections: jiraForProjectManagers,
  },
];
