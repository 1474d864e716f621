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
      'Welcome. Have your latest status report at hand and a red pen. Do not worry: everyone’s is too long.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 73,
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
