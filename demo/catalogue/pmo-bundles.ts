import type { DemoCourse } from '../types.ts';

export const pmoBundles: DemoCourse[] = [
  {
    slug: 'pmo-starter-bundle',
    title: 'The PMO Starter Bundle',
    subtitle: 'Governance, planning, risk and reporting for people who have just joined a project office',
    description:
      'You’ve been asked to help in the project office, and everyone assumes you know what that means. This bundle covers the essentials in order: how governance works, how to check a plan, how to keep a RAID log and how to prepare a board meeting.\n\nYou can take each part on its own, and each ends with something to use at work. The bundle builds on the individual courses in this catalogue without repeating them.',
    category: 'The PMO Bundle',
    level: 'Beginner',
    language: 'English',
    priceCents: 24900,
    discountCents: 18900,
    instructor: 'ngozi',
    learningOutcomes: [
      'Explain the roles of sponsor, board, project manager and project office',
      'Check a plan for completeness and logic in half an hour',
      'Keep a RAID log that project managers are glad to use',
      'Prepare a project board so that it takes decisions',
      'Write minutes that record decisions, reasons and owners',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome to your first route through the project office. Take one lecture a day, and use each at work before you go on to the next.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 21,
    sections: [
      {
        title: 'Governance',
        lectures: [
          {
            slug: 'who-decides-what',
            title: 'Who decides what',
            isFreePreview: true,
            points: [
              'Sponsor: owns the business case',
              'Board: decides at the gates',
              'Project manager: decides within tolerance',
            ],
            narration: [
              'The sponsor owns the reason for the project. The board supports the sponsor and decides at agreed points.',
              'The project manager decides day to day, within tolerances for time, cost and scope.',
              'The project office makes sure that each of them has what they need in time to decide.',
            ],
          },
          {
            slug: 'preparing-a-board',
            title: 'Preparing a board',
            points: [
              'Decisions first on the agenda',
              'Papers five days ahead',
              'A word with each member before',
            ],
            narration: [
              'Put decisions at the top of the agenda and information at the end, where it can be cut.',
              'Send papers five working days ahead, each with the decision asked for in its first line.',
              'Speak with each member beforehand. The meeting should confirm a decision, not discover the problem.',
            ],
          },
        ],
      },
      {
        title: 'Plans and logs',
        lectures: [
          {
            slug: 'checking-a-plan',
            title: 'Checking a plan',
            points: [
              'Does it end in the agreed result?',
              'Is every task linked?',
              'Who is on it, and do they know?',
            ],
            narration: [
              'Read a plan from the end. Does the last milestone match the business case?',
              'Then look for tasks without a predecessor or successor, and for tasks longer than a month.',
              'Finally ask three people named in it whether they know. This check finds more than any software.',
            ],
          },
          {
            slug: 'keeping-a-raid-log',
            title: 'Keeping a RAID log',
            points: ['Full sentences', 'A named owner', 'A next date, always'],
            narration: [
              'RAID stands for risks, assumptions, issues and dependencies. Some teams use the letters for actions and decisions as well, so agree on the meaning.',
              'Each entry is a full sentence with a named owner and a next date.',
              'Your service is to remind owners two days before that date, not two days after.',
            ],
            resources: [{ title: 'RAID log template (CSV)', file: 'raid-log-template.csv' }],
          },
        ],
      },
      {
        title: 'Records',
        lectures: [
          {
            slug: 'minutes-that-work',
            title: 'Minutes that work',
            points: ['Decision and reason', 'Action, owner, date', 'Sent the same day'],
            narration: [
              'Minutes are not a transcript. Record what was decided, and the reason, since the reason is what people forget.',
              'List each action with one owner and one date.',
              'Send them the same day. After two days everyone remembers their own meeting.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'pmo-lead-bundle',
    title: 'The PMO Lead Bundle',
    subtitle: 'Assurance, portfolio insight and people, for those who run a project office',
    description:
      'Leading a project office means being trusted by projects and by the board at once. This bundle covers the three parts of that work: assurance that finds problems early, a portfolio view that supports choices, and a team whose members grow.\n\nIt is written for people who already know methods and templates and want to use fewer of them, better.',
    category: 'The PMO Bundle',
    level: 'Advanced',
    language: 'English',
    priceCents: 27900,
    discountCents: null,
    instructor: 'ngozi',
    learningOutcomes: [
      'Plan assurance by risk instead of by calendar',
      'Run a two-day health check and report it fairly',
      'Show the portfolio on one page with its conflicts',
      'Develop analysts into advisers',
    ],
    requirements: ['Responsibility for a project office, now or soon'],
    welcomeMessage:
      'Welcome. Choose the project that worries you most and the one that worries you least. You will look closely at both.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 121,
    sections: [
      {
        title: 'Assurance',
        lectures: [
          {
            slug: 'assurance-by-risk',
            title: 'Assurance by risk',
            isFreePreview: true,
            points: ['Look where failure would hurt', 'Look before the decision', 'Leave the healthy alone'],
            narration: [
              'Reviewing every project every quarter spreads attention evenly, and therefore wrongly.',
              'Look where failure would hurt most, and shortly before an expensive decision.',
              'Tell healthy projects that you will not review them this half year, and why. They will value it.',
            ],
          },
          {
            slug: 'a-two-day-health-check',
            title: 'A two-day health check',
            points: [
              'Day one: documents and six talks',
              'Day two: findings with the team',
              'Nobody reads it first in the report',
            ],
            narration: [
              'On the first day read the business case, the plan and the log, and talk with six people separately.',
              'On the second, bring your findings to the project manager and test them together.',
              'Nobody should learn about a finding from the report. Surprise wins an argument and loses a project.',
            ],
          },
        ],
      },
      {
        title: 'Insight and people',
        lectures: [
          {
            slug: 'the-portfolio-on-a-page',
            title: 'The portfolio on a page',
            points: ['Money and people by objective', 'Shared bottlenecks', 'Three choices for the board'],
            narration: [
              'Show how money and scarce people are spread over objectives. Boards are often surprised by the picture.',
              'Mark where projects compete for the same people in the same month.',
              'Finish with three choices the board could make today. Insight without a choice is only a poster.',
            ],
          },
          {
            slug: 'from-analyst-to-adviser',
            title: 'From analyst to adviser',
            points: [
              'Give them a customer, not a task',
              'Let them present',
              'Review judgement, not formatting',
            ],
            narration: [
              'An analyst who only collects data will only be asked for data. Give each person two projects to look after.',
              'Let them present their own findings while you sit beside them.',
              'And when you review their work, discuss the judgement first. Formatting can wait.',
            ],
          },
        ],
      },
    ],
  },
];
