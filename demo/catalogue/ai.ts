import type { DemoCourse } from '../types.ts';

export const aiForProjects: DemoCourse[] = [
  {
    slug: 'language-models-for-project-documents',
    title: 'Language Models for Project Documents',
    subtitle: 'A free introduction to drafting, summarising and checking with care',
    description:
      'Language models can draft a status report in seconds, and can state a wrong date with complete confidence. This free course shows where they help a project manager and how to keep responsibility where it belongs: with you.\n\nWe draft from notes, summarise long threads with sources, look for gaps in a plan, and set out what must never be pasted into a public tool. The techniques do not depend on a particular product.',
    category: 'AI for Project Managers',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Give a model role, material, task and format',
      'Ask for sources and check them',
      'Use a model to find gaps rather than to supply facts',
      'Decide what may be shared with which tool',
    ],
    requirements: ['Access to any language model your organisation allows'],
    welcomeMessage:
      'Welcome. Before you begin, find out which tools your organisation permits and for what kind of data. The last lecture builds on it.',
    communityLink: 'https://discord.gg/milepost-ai',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 8,
    sections: [
      {
        title: 'Useful',
        lectures: [
          {
            slug: 'material-task-format',
            title: 'Material, task, format',
            isFreePreview: true,
            points: [
              'Give the material, do not assume it',
              'One task at a time',
              'Say what the result looks like',
            ],
            narration: [
              'A model writes from what you give it and fills the rest with what is likely. So give it the material.',
              'Ask for one thing: turn these notes into five lines for the sponsor, with dates, and mark anything unclear.',
              'Say what the result should look like, and what to leave out.',
            ],
          },
          {
            slug: 'finding-gaps',
            title: 'Finding gaps',
            points: [
              'What is missing from this plan?',
              'Who was not consulted?',
              'You judge each suggestion',
            ],
            narration: [
              'Models are good at asking the obvious question that everyone overlooked.',
              'Paste a plan without names and ask what is missing, which assumption is weakest, who has not been consulted.',
              'Expect ten suggestions of which three are useful. Choosing them is your work.',
            ],
          },
        ],
      },
      {
        title: 'Careful',
        lectures: [
          {
            slug: 'checking-the-output',
            title: 'Checking the output',
            points: ['Every name, number and date', 'Quote the source line', 'Read it as if signed by you'],
            narration: [
              'Check every name, number and date against the source. Fluent text invites you to skip this.',
              'Ask the model to quote the line it relied on, then look whether that line exists.',
              'Send only what you would sign. Your readers will hold you to it, not the tool.',
            ],
          },
          {
            slug: 'what-stays-inside',
            title: 'What stays inside',
            points: ['Personal data', 'Contracts and prices', 'Anything under embargo'],
            narration: [
              'Personal data, contract terms and unpublished decisions stay out of tools your organisation has not approved.',
              'Removing a name is not always enough. A role and a date can identify a person.',
              'If in doubt, ask before you paste. It is the one step that cannot be undone.',
            ],
            resources: [{ title: 'Team agreement on AI tools (Markdown)', file: 'ai-team-agreement.md' }],
          },
        ],
      },
    ],
  },
  {
    slug: 'delivering-ai-projects',
    title: 'Delivering AI Projects',
    subtitle: 'Plan work whose outcome depends on data, and stop it in time when the data says no',
    description:
      'A machine learning project can be on time, on budget and useless, because nobody knew at the start whether the data contained an answer. That uncertainty can be managed, but not with a plan that pretends it is absent.\n\nThe course covers stage gates built around evidence, baselines and evaluation sets, roles, monitoring after launch, and the human side: who may overrule the model, and how people affected can object.',
    category: 'AI for Project Managers',
    level: 'Advanced',
    language: 'English',
    priceCents: 22900,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Structure a project in stages that each buy evidence',
      'Set a baseline and an evaluation set before modelling begins',
      'Translate error types into costs for the people affected',
      'Plan monitoring, retraining and retirement',
      'Document decisions for later audit',
    ],
    requirements: ['Project management experience', 'No programming needed'],
    welcomeMessage:
      'Welcome. The running case predicts late deliveries for a furniture shop. Keep asking what happens to the customer when the prediction is wrong.',
    communityLink: 'https://discord.gg/milepost-ai',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 38,
    sections: [
      {
        title: 'Before the model',
        lectures: [
          {
            slug: 'stages-that-buy-evidence',
            title: 'Stages that buy evidence',
            isFreePreview: true,
            points: ['Is the question worth it?', 'Do the data hold an answer?', 'Does it help in real use?'],
            narration: [
              'Divide the work into stages, each of which answers one question and may end the project.',
              'First, would a perfect prediction change any decision? Second, do our data contain a signal? Third, does it help in daily use?',
              'Set the budget per stage. A cheap no after three weeks is a success.',
            ],
          },
          {
            slug: 'baseline-first',
            title: 'Baseline first',
            points: ['What does a simple rule achieve?', 'Set test data aside', 'Agree on the measure now'],
            narration: [
              'Before any model, measure a simple rule: every order over forty kilograms is late.',
              'Put a set of recent cases aside and let nobody train on them.',
              'Agree how success is measured. Choosing the measure after seeing the results is choosing the result.',
            ],
          },
        ],
      },
      {
        title: 'Into use',
        lectures: [
          {
            slug: 'two-kinds-of-error',
            title: 'Two kinds of error',
            points: [
              'False alarm: who is bothered?',
              'Miss: who is harmed?',
              'The threshold is a business decision',
            ],
            narration: [
              'A false alarm sends a needless apology. A miss leaves a customer waiting at home.',
              'They do not cost the same, so accuracy alone says little.',
              'Where to set the threshold is a business decision with an owner, not a technical default.',
            ],
          },
          {
            slug: 'after-launch',
            title: 'After launch',
            points: [
              'Watch inputs as well as results',
              'People may overrule, and say why',
              'Plan the end from the start',
            ],
            narration: [
              'The world changes and the model does not. Watch whether today’s inputs still look like those it learned from.',
              'Let staff overrule it and record why. Those reasons are your best test cases.',
              'And decide now what would make you switch it off.',
            ],
          },
        ],
      },
    ],
  },
];
