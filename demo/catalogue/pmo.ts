import type { DemoCourse } from '../types.ts';

export const projectManagementOffice: DemoCourse[] = [
  {
    slug: 'setting-up-a-pmo',
    title: 'Setting Up a PMO in a Hundred Days',
    subtitle: 'Start with the decisions that go wrong today, and add services only when someone asks',
    description:
      'Many project offices begin with templates and end as a reporting burden. This course starts elsewhere: which decisions about projects are made late, badly or not at all, and what would help the people who make them?\n\nIn a hundred days you will interview your customers, agree a mandate on one page, deliver one useful service within a month, and build a service catalogue that grows by demand. I include the mistakes of an office I had to close myself.',
    category: 'Project Management Office',
    level: 'Intermediate',
    language: 'English',
    priceCents: 18900,
    discountCents: 14900,
    instructor: 'ngozi',
    learningOutcomes: [
      'Find the decisions a PMO should improve',
      'Agree a one-page mandate with a sponsor',
      'Choose between supporting, controlling and directing, service by service',
      'Deliver a first useful service within thirty days',
      'Measure the PMO by what its customers decide differently',
    ],
    requirements: ['Experience in or around several projects', 'A real or imagined organisation to plan for'],
    welcomeMessage:
      'Welcome. Do not open a template yet. Your first task is three interviews of twenty minutes, and the questions are in lecture one.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 14,
    track: 'contour',
    sections: [
      {
        title: 'The first thirty days',
        lectures: [
          {
            slug: 'interview-your-customers',
            title: 'Interview your customers',
            isFreePreview: true,
            points: [
              'Which decision came too late?',
              'What did you need and not have?',
              'What should we never do?',
            ],
            narration: [
              'Interview three sponsors and three project managers. Ask which decision in the last half year came too late.',
              'Ask what they needed then and did not have. That is your first service.',
              'And ask what the office should never do. The answers will protect you from yourself.',
            ],
          },
          {
            slug: 'a-mandate-on-one-page',
            title: 'A mandate on one page',
            points: ['Purpose in one sentence', 'What we may ask of projects', 'What projects may ask of us'],
            narration: [
              'Write the mandate on one page: the purpose in a sentence, the services, and who pays.',
              'State what the office may ask of projects, and also what projects may ask of the office.',
              'Let the sponsor present it. A mandate you have to announce yourself is not one.',
            ],
            resources: [{ title: 'PMO mandate (Markdown)', file: 'pmo-mandate.md' }],
          },
        ],
      },
      {
        title: 'Services that grow',
        lectures: [
          {
            slug: 'support-control-direct',
            title: 'Support, control, direct',
            points: [
              'Supporting: offers help',
              'Controlling: checks against rules',
              'Directing: runs the projects',
            ],
            narration: [
              'Offices are often called supporting, controlling or directing. The choice is better made per service.',
              'You may offer planning help to anyone, control spending strictly, and run only the two most critical projects.',
              'Say which is which. Help that turns out to be control is not asked for twice.',
            ],
          },
          {
            slug: 'proof-of-usefulness',
            title: 'Proof of usefulness',
            points: ['Which decisions changed?', 'How much time did we take?', 'Would they pay for it?'],
            narration: [
              'Counting reports says nothing. Keep a list of decisions that changed because of your work.',
              'Count also the hours you took from projects. They are your price.',
              'Once a year ask each customer whether they would pay for the service. Close what nobody would buy.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'the-one-page-project-report',
    title: 'The One-Page Project Report',
    subtitle: 'A free course on saying where the project stands so that a busy reader can act',
    description:
      'A status report should answer three questions: will we reach the goal, what has changed, and what do you need from me? Everything else belongs in an appendix that most readers will be glad to skip.\n\nThis free course builds a report on one page, with statuses that have rules, a forecast in place of adjectives, and requests that lead to decisions. The template is included.',
    category: 'Project Management Office',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'ngozi',
    learningOutcomes: [
      'Lead with the answer and the change since last time',
      'Define red, amber and green by rules',
      'Report milestones as forecast against baseline',
      'Phrase requests so that they lead to decisions',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. Have your latest status report at hand and a red pen. Do not worry: everybody’s is too long.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 73,
    track: 'gantt',
    sections: [
      {
        title: 'Clear status',
        lectures: [
          {
            slug: 'answer-first',
            title: 'Answer first',
            isFreePreview: true,
            points: ['Will we get there?', 'What changed?', 'What do I need from you?'],
            narration: [
              'Write the first line as if it were the only one read. We expect to open on the third of June, two weeks later than planned.',
              'Second, what changed since the last report, and why.',
              'Third, what you need from the reader, and by when. If you need nothing, say so.',
            ],
            resources: [{ title: 'One-page report template (Markdown)', file: 'one-page-report.md' }],
          },
          {
            slug: 'colours-with-rules',
            title: 'Colours with rules',
            points: [
              'Green: within tolerance',
              'Amber: we can recover, here is how',
              'Red: we need a decision',
            ],
            narration: [
              'Colours without rules measure mood. Tie them to tolerances agreed with the sponsor.',
              'Amber means: outside tolerance, and the project can recover by itself. The plan is in the next line.',
              'Red means: we need a decision from you. It is a request and not a confession.',
            ],
          },
        ],
      },
      {
        title: 'Forecast and request',
        lectures: [
          {
            slug: 'forecast-against-baseline',
            title: 'Forecast against baseline',
            points: [
              'Baseline, last forecast, new forecast',
              'Five milestones at most',
              'One sentence per movement',
            ],
            narration: [
              'Show each milestone with three dates: the baseline, the last forecast and the new one.',
              'Five milestones are enough for one page.',
              'When a date moves, add one sentence with the reason. A forecast that creeps a little each month tells its own story.',
            ],
          },
        ],
      },
    ],
  },
];

export const pmoBundle: DemoCourse[] = [
  {
    slug: 'pmo-starter-bundle',
    title: 'The PMO Starter Bundle',
    subtitle: 'Governance, planning, risk and reporting for people who have just joined a project office',
    description:
      'You have been asked to help in the project office, and everybody assumes you know what that means. This bundle brings the essentials together in one route: how governance works, how to check a plan, how to keep a RAID log and how to prepare a board meeting.\n\nEach part stands on its own and ends with something to use at work. It draws on the single courses in this catalogue without repeating them.',
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
    track: 'grid',
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
    track: 'strata',
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
