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
    sections: [
      {
        title: 'By hand',
        lectures: [
          {
            slug: 'forward-and-back',
            title: 'Forward and back',
            isFreePreview: true,
            points: [
              'Forward: earliest dates, take the latest',
              'Back: latest dates, take the earliest',
              'Float: late minus early',
            ],
            narration: [
              'Going forward, each task starts when the last of its predecessors has finished.',
              'Going back from the end, each task must finish before the first of its successors has to start.',
              'The difference between late and early is total float. Where it is zero, you are on the critical path.',
            ],
          },
          {
            slug: 'float-belongs-to-the-path',
            title: 'Float belongs to the path',
            points: ['Total float is shared', 'Free float harms nobody', 'Who uses it first, has it'],
            narration: [
              'Total float is shared by all tasks on the path. If the first one uses it, nothing is left for the rest.',
              'Free float is the part a task can use without moving any successor.',
              'Agree who may use float, or it will be spent silently in the first month.',
            ],
          },
        ],
      },
      {
        title: 'In the tool',
        lectures: [
          {
            slug: 'logic-before-dates',
            title: 'Logic before dates',
            points: [
              'Every task has a predecessor and a successor',
              'Constraints only for outside facts',
              'Lags hide work: make them tasks',
            ],
            narration: [
              'Except for start and end, every task needs something before it and something after it.',
              'Use a fixed date only for facts from outside, such as a road closure. Otherwise the schedule cannot react.',
              'A lag of ten days for drying is a task that nobody can see. Make it one.',
            ],
          },
          {
            slug: 'the-update-cycle',
            title: 'The update cycle',
            points: [
              'One status date for all',
              'Actual dates and remaining duration',
              'Nothing unfinished in the past',
            ],
            narration: [
              'Choose one status date. Record actual starts and finishes, and ask for the remaining duration, not for a percentage.',
              'Unfinished work moves to the right of the status date.',
              'Compare with the baseline, explain the differences in a sentence each, and only then discuss measures.',
            ],
          },
        ],
      },
    ],
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
    requirements: ['Access to a Jira site, a test site is enough'],
    welcomeMessage:
      'Welcome. Ask your team for read access to its board before lecture two. Looking at real data makes the queries stick.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 128,
    sections: [
      {
        title: 'Reading',
        lectures: [
          {
            slug: 'board-workflow-filter',
            title: 'Board, workflow, filter',
            isFreePreview: true,
            points: [
              'Workflow: states an issue may have',
              'Board: a view on a filter',
              'Missing issue? Look at the filter',
            ],
            narration: [
              'An issue moves through a workflow, which says which states and transitions exist.',
              'A board does not contain issues. It shows those that a filter finds, in columns mapped to states.',
              'So if an issue seems to be missing, look first at the filter and then at the mapping.',
            ],
          },
          {
            slug: 'questions-in-jql',
            title: 'Questions in JQL',
            points: [
              'Field, operator, value',
              'Relative dates: updated <= -7d',
              'Save it, name it as a question',
            ],
            narration: [
              'JQL reads almost like a sentence: project equals Tram, and status category is not done, and due is before today.',
              'Relative dates keep a filter fresh, for example: not updated for seven days.',
              'Save it under the question it answers, such as: what has not moved this week?',
            ],
          },
        ],
      },
      {
        title: 'Reporting',
        lectures: [
          {
            slug: 'a-dashboard-of-questions',
            title: 'A dashboard of questions',
            points: ['Five saved filters', 'Counts link to the issues', 'Review it with the team'],
            narration: [
              'Put five saved filters on one dashboard: overdue, blocked, not moving, unestimated, recently finished.',
              'Each count leads to the issues themselves, so no list has to be copied.',
              'Show it to the team first. They will tell you which number is misleading, and why.',
            ],
          },
        ],
      },
    ],
  },
];
