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
