import type { DemoCourse } from '../types.ts';

export const strategy: DemoCourse[] = [
  {
    slug: 'benefits-realisation',
    title: 'Benefits Realisation, from Promise to Proof',
    subtitle:
      'Connect outputs to outcomes, give every benefit an owner and measure after the project has gone',
    description:
      'Projects end when they deliver outputs. Benefits begin later, in departments that were busy with something else. This course closes the gap between the two.\n\nYou will draw a benefits map from deliverable to objective, write profiles with baseline, target and owner, agree how to measure with data that already exist, and hold a review that can still change something. A benefits register is included.',
    category: 'Strategic Management',
    level: 'Intermediate',
    language: 'English',
    priceCents: 13900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Distinguish output, capability, outcome and benefit',
      'Draw a benefits map and test each link',
      'Write a benefit profile with baseline, target, owner and date',
      'Choose measures that use existing data',
      'Run a review six months after delivery',
    ],
    requirements: ['Experience of at least one completed project'],
    welcomeMessage:
      'Welcome. Choose a project that finished within the last year. You will find out what happened to the benefits it promised.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 55,
    sections: [
      {
        title: 'Mapping',
        lectures: [
          {
            slug: 'outputs-are-not-benefits',
            title: 'Outputs are not benefits',
            isFreePreview: true,
            points: [
              'Output: what the project hands over',
              'Outcome: what people do differently',
              'Benefit: the measurable improvement',
            ],
            narration: [
              'A new booking system is an output. Clerks confirming visits by text message is an outcome.',
              'Fewer missed appointments is the benefit, because it can be measured and somebody wants it.',
              'If a plan jumps from output to benefit, the change in behaviour in between has no owner.',
            ],
          },
          {
            slug: 'drawing-the-map',
            title: 'Drawing the map',
            points: [
              'Start from the objective',
              'Work back to the deliverables',
              'Test each arrow: would it happen anyway?',
            ],
            narration: [
              'Start on the right with the objective and work backwards. What must change for this to improve?',
              'For each arrow ask two questions: would the effect follow, and would it happen without us?',
              'Cross out deliverables that lead nowhere. They are cheap to remove today.',
            ],
            resources: [{ title: 'Benefits register (CSV)', file: 'benefits-register.csv' }],
          },
        ],
      },
      {
        title: 'Owning and measuring',
        lectures: [
          {
            slug: 'the-benefit-profile',
            title: 'The benefit profile',
            points: [
              'Baseline before the change',
              'Target with a date',
              'Owner in the line, not the project',
            ],
            narration: [
              'Measure the baseline before anything changes. Afterwards it cannot be recovered.',
              'Agree the target and the month in which it should show.',
              'The owner is a manager who will still be there, and whose own plan contains the number.',
            ],
          },
          {
            slug: 'a-review-that-still-matters',
            title: 'A review that still matters',
            points: [
              'Six months after delivery',
              'Measured, explained, decided',
              'Small corrections are allowed',
            ],
            narration: [
              'Six months after delivery, ask three questions: what do the measures say, why, and what shall we do about it?',
              'Keep a little budget for corrections. A missing report or an extra hour of training may release most of the benefit.',
              'Publish the result, good or bad. The next business case will be more honest.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'strategy-to-roadmap',
    title: 'From Strategy to Roadmap',
    subtitle: 'Turn objectives into a sequence of outcomes, with room to change your mind',
    description:
      'A roadmap is a statement of intent: what we want to be true, in which order, and why. It is often confused with a schedule, and then it becomes wrong in its second week.\n\nThis course shows how to write objectives with measurable key results, how to arrange outcomes by horizon, how to show dependencies without drawing every one, and how to keep the roadmap alive in a quarterly conversation.',
    category: 'Strategic Management',
    level: 'Beginner',
    language: 'English',
    priceCents: 1900,
    discountCents: null,
    instructor: 'hana',
    learningOutcomes: [
      'Write an objective with two to four key results that measure outcomes',
      'Separate now, next and later by confidence',
      'Show the dependencies that decide the order',
      'Run a quarterly roadmap review',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. Keep your roadmap to one page throughout this course. The limit will do half of the work for you.',
    communityLink: null,
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 150,
    sections: [
      {
        title: 'Objectives',
        lectures: [
          {
            slug: 'objectives-and-key-results',
            title: 'Objectives and key results',
            isFreePreview: true,
            points: [
              'Objective: a direction people want',
              'Key result: a measured change',
              'An activity is not a result',
            ],
            narration: [
              'An objective gives direction in plain words: new customers find their way without help.',
              'A key result measures it: calls in the first week fall from nine per hundred customers to five.',
              'Launch the new guide is an activity. It may help, but it proves nothing by being finished.',
            ],
          },
          {
            slug: 'now-next-later',
            title: 'Now, next, later',
            points: [
              'Now: committed and staffed',
              'Next: wanted, not yet sized',
              'Later: a direction, no date',
            ],
            narration: [
              'Arrange outcomes in three columns by how sure you are.',
              'Now is committed and has people. Next is likely, but its size is open. Later is only a direction.',
              'Dates belong in the first column. Putting them in the third creates promises nobody made.',
            ],
          },
        ],
      },
      {
        title: 'Keeping it alive',
        lectures: [
          {
            slug: 'the-quarterly-review',
            title: 'The quarterly review',
            points: ['What did we learn?', 'What moves, what leaves?', 'Tell everyone why'],
            narration: [
              'Once a quarter, compare the results with what you expected, and say what you learned.',
              'Then move things. An item that has stayed in later for four quarters may leave.',
              'Publish the changes with reasons. People accept a new order when they understand it.',
            ],
          },
        ],
      },
    ],
  },
];
