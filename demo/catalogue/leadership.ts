import type { DemoCourse } from '../types.ts';

export const leadership: DemoCourse[] = [
  {
    slug: 'leading-without-authority',
    title: 'Leading Without Authority',
    subtitle: 'Get commitments from people who do not report to you, and keep them',
    description:
      'Project managers are accountable for results produced by people whose pay, priorities and appraisals belong to someone else. Authority will not carry that work. Clarity, reciprocity and a fair process will.\n\nThis course looks at how commitments are really made in a matrix organisation. You will map the interests behind positions, make requests that can be answered with yes or no, and handle the moment when a line manager takes your specialist back. It closes with escalation: when it is a service to the organisation, and how to do it without making an enemy.',
    category: 'Strategic Leadership',
    level: 'Intermediate',
    language: 'English',
    priceCents: 12900,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Tell apart positions, interests and constraints in a negotiation about people or time',
      'Make a request that names the result, the date and the reason',
      'Build credibility by keeping small promises visibly',
      'Escalate a conflict jointly with the other party',
    ],
    requirements: ['Responsibility for a piece of work that depends on other teams'],
    welcomeMessage:
      'Welcome. Think of one person whose help you need and do not yet have. We will prepare that conversation together, lecture by lecture.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 88,
    sections: [
      {
        title: 'Where influence comes from',
        lectures: [
          {
            slug: 'positions-and-interests',
            title: 'Positions and interests',
            isFreePreview: true,
            points: [
              'Position: what they say',
              'Interest: why it matters to them',
              'Constraint: what they cannot change',
            ],
            narration: [
              'A line manager says: you cannot have Dana before June. That is a position.',
              'The interest behind it may be a release in May, and the constraint is that only Dana knows the tax module.',
              'Now there is something to work with: help to train a second person, and Dana is free two days a week.',
            ],
          },
          {
            slug: 'requests-people-can-answer',
            title: 'Requests people can answer',
            points: ['Result, date and reason', 'Ask for a yes or a no', 'A counter-offer is progress'],
            narration: [
              'Could you have a look at this soon? Nobody can promise that, so nobody does.',
              'Name the result, the date and the reason: the signed test report by Thursday noon, because the board papers close at three.',
              'Then wait for an answer. An honest no on Monday is worth more than a vague yes until Thursday.',
            ],
          },
        ],
      },
      {
        title: 'When it gets difficult',
        lectures: [
          {
            slug: 'credit-in-the-bank',
            title: 'Credit in the bank',
            points: ['Keep small promises in public', 'Give credit by name', 'Help before you need help'],
            narration: [
              'Trust grows from promises kept, and small ones count as much as large ones.',
              'Make them visible: say what you will do, do it, and say that it is done.',
              'When others deliver, name them in the report that their own manager reads.',
            ],
          },
          {
            slug: 'escalating-together',
            title: 'Escalating together',
            points: [
              'Agree on what you disagree about',
              'Write one page, both names on it',
              'Ask for a decision, not a verdict',
            ],
            narration: [
              'Escalation is not a complaint. It asks somebody with a wider view to choose between two legitimate needs.',
              'Write one page with the other party: the choice, the options, what each costs and by when it must be decided.',
              'Go together. The relationship survives because nobody was surprised.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'from-projects-to-strategy',
    title: 'From Project Manager to Strategic Leader',
    subtitle: 'Move from delivering what was asked to shaping what should be asked',
    description:
      'The step from running projects to leading a function is less about skill than about attention. A project manager looks at scope, time and cost; a strategic leader looks at which problems deserve a project at all.\n\nWe work on three habits: reading the organisation’s strategy critically, framing options for people with ten minutes, and stopping work that no longer serves its purpose. Each habit is practised on a short case about a regional water company.',
    category: 'Strategic Leadership',
    level: 'Advanced',
    language: 'English',
    priceCents: 19900,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Read a strategy document for the choices it makes and the ones it avoids',
      'Frame a decision with two or three real options and a recommendation',
      'Make the case for stopping a project, with respect for those who built it',
      'Plan your own first hundred days in a wider role',
    ],
    requirements: [
      'Several years of project or programme management',
      'Access to your organisation’s published strategy',
    ],
    welcomeMessage:
      'Welcome. Print your organisation’s strategy, or its latest annual report, and keep a pencil beside it: you will mark it up in the first lecture.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 133,
    sections: [
      {
        title: 'Reading and framing',
        lectures: [
          {
            slug: 'reading-a-strategy',
            title: 'Reading a strategy',
            isFreePreview: true,
            points: ['Underline every choice', 'Circle every wish', 'Ask what was given up'],
            narration: [
              'A strategy is a set of choices. Underline each sentence that chooses one thing over another.',
              'Circle each sentence that nobody could disagree with, such as: we will be excellent for our customers.',
              'If little is underlined, your first contribution is to ask which choice is still open.',
            ],
          },
          {
            slug: 'options-in-ten-minutes',
            title: 'Options in ten minutes',
            points: [
              'The decision in one sentence',
              'Two or three real options',
              'Recommendation and what would change it',
            ],
            narration: [
              'Executives decide faster when the question is clear. Put it in one sentence at the top.',
              'Offer real options, including doing nothing, with the same criteria for each.',
              'End with your recommendation and with the one fact that would make you change it.',
            ],
          },
        ],
      },
      {
        title: 'Acting on it',
        lectures: [
          {
            slug: 'stopping-well',
            title: 'Stopping well',
            points: [
              'Look forward, not at money spent',
              'Compare with the next best use',
              'Thank, record, release people',
            ],
            narration: [
              'Money already spent cannot be saved, so leave it out of the argument.',
              'Compare the cost and benefit still to come with the best other use of the same people.',
              'Then stop properly: record what was learned, thank the team, and place them before the announcement.',
            ],
          },
        ],
      },
    ],
  },
];
