import type { DemoCourse } from '../types.ts';

export const digitalTransformation: DemoCourse[] = [
  {
    slug: 'target-operating-model',
    title: 'Designing a Target Operating Model',
    subtitle: 'Decide how the organisation will work before you choose what it will run on',
    description:
      'Digital programmes often begin with a platform and discover the organisation later. A target operating model turns that round: it describes who will do what, with which information and under whose decision, and only then what technology has to support.\n\nThe course designs one for the permit office of a coastal town: services, processes, roles, information, technology and governance, on six linked pages. You will define transition states that each work on their own, so that the programme can pause without leaving a mess.',
    category: 'Digital Transformation Strategy',
    level: 'Advanced',
    language: 'English',
    priceCents: 29900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Describe an organisation by services, processes, roles, information, technology and governance',
      'Write design principles that exclude something',
      'Define transition states with value of their own',
      'Test a model with stories from real cases',
    ],
    requirements: ['Programme experience', 'Familiarity with process models'],
    welcomeMessage:
      'Welcome. The permit office has forty staff and one very full archive. Meet them in the first lecture; you will redesign their week.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 64,
    track: 'orbit',
    sections: [
      {
        title: 'Describing',
        lectures: [
          {
            slug: 'six-linked-pages',
            title: 'Six linked pages',
            isFreePreview: true,
            points: ['Services and processes', 'Roles and information', 'Technology and governance'],
            narration: [
              'Describe the future on six pages: services, processes, roles, information, technology and governance.',
              'Link them. Each service names its process, each process its roles and the information they need.',
              'A system that no process needs, or a decision that no role may take, now stands out.',
            ],
          },
          {
            slug: 'principles-that-exclude',
            title: 'Principles that exclude',
            points: ['“User-friendly” excludes nothing', 'Say what you give up', 'Use it in a real dispute'],
            narration: [
              'We put users first excludes nothing, so it will settle nothing.',
              'A useful principle gives something up: citizens enter data once, even if that costs departments their own forms.',
              'Test it on a real dispute. If both sides can quote it, write it again.',
            ],
          },
        ],
      },
      {
        title: 'Getting there',
        lectures: [
          {
            slug: 'transition-states',
            title: 'Transition states',
            points: [
              'Each state can last a year',
              'Each brings value by itself',
              'Old and new run together briefly',
            ],
            narration: [
              'Between today and the target lie two or three states in which the organisation could stay for a year.',
              'Each brings value by itself. If money stops, people can still work.',
              'Plan how long old and new run side by side, who pays for it, and what switches the old one off.',
            ],
          },
          {
            slug: 'testing-with-stories',
            title: 'Testing with stories',
            points: ['Take ten real cases', 'Walk each through the model', 'Note every “then somebody …”'],
            narration: [
              'Take ten real cases from last month, including two that went wrong.',
              'Walk each through the model with the people who handled it.',
              'Whenever someone says: and then somebody sorts it out, you have found a missing role.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'planning-a-legacy-migration',
    title: 'Planning a Legacy Migration',
    subtitle: 'Move data, users and habits off an old system, in slices you can undo',
    description:
      'Old systems hold more than data. They hold rules nobody wrote down and work-arounds that became the process. A migration plan has to find these before the weekend of the switch.\n\nYou will inventory interfaces and unwritten rules, choose a slicing that limits risk, rehearse with real data, and define in advance what would make you go back.',
    category: 'Digital Transformation Strategy',
    level: 'Intermediate',
    language: 'English',
    priceCents: 10900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Inventory users, interfaces, reports and unwritten rules',
      'Slice a migration by customer group, function or region',
      'Rehearse with production-like data and measured durations',
      'Define go, no-go and roll-back criteria',
    ],
    requirements: ['Experience of an IT project from the business or technical side'],
    welcomeMessage:
      'Welcome. Ask one long-serving colleague which report they would miss most. It is rarely one the documentation mentions.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 110,
    track: 'wave',
    sections: [
      {
        title: 'Knowing what you have',
        lectures: [
          {
            slug: 'the-unwritten-rules',
            title: 'The unwritten rules',
            isFreePreview: true,
            points: [
              'Follow one day of real work',
              'Look for notes beside the screen',
              'Ask what happens at year end',
            ],
            narration: [
              'Sit beside a user for one day. The notes stuck to the screen are your missing specification.',
              'Ask about month end, year end and the one customer with a special contract.',
              'For each rule decide: keep it, drop it, or make it somebody’s decision.',
            ],
          },
          {
            slug: 'choosing-the-slices',
            title: 'Choosing the slices',
            points: [
              'By group, function or region',
              'First slice: small but complete',
              'Last slice: plan it first',
            ],
            narration: [
              'A single big switch is simple to draw and hard to survive. Slice by customer group, function or region.',
              'The first slice is small but complete, from entry to invoice.',
              'Plan the last slice early. The old system can be switched off only when the strangest case has moved.',
            ],
          },
        ],
      },
      {
        title: 'Switching',
        lectures: [
          {
            slug: 'rehearse-and-measure',
            title: 'Rehearse and measure',
            points: [
              'Real volumes, real durations',
              'Reconcile counts and sums',
              'Write down the point of no return',
            ],
            narration: [
              'Rehearse with full volumes and take the time of every step. Small samples hide slow ones.',
              'Reconcile: number of records, sum of balances, ten cases by eye.',
              'Then write down the hour after which going back takes longer than going on, and who decides before it.',
            ],
          },
        ],
      },
    ],
  },
];

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
    track: 'orbit',
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
    track: 'fan',
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
