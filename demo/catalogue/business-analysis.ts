import type { DemoCourse } from '../types.ts';

export const businessAnalysis: DemoCourse[] = [
  {
    slug: 'requirements-that-survive-delivery',
    title: 'Requirements That Survive Delivery',
    subtitle: 'Elicit, write and trace requirements that developers, testers and users read the same way',
    description:
      'Requirements fail quietly. Two people read the same sentence, nod, and build different things. This course is about closing that gap with examples, models and a little discipline in language.\n\nYou will interview a stakeholder from a hospital booking desk, turn the notes into requirements with acceptance examples, find the missing ones with a context diagram and a state model, and keep a trace short enough to be maintained.',
    category: 'Business Analysis',
    level: 'Beginner',
    language: 'English',
    priceCents: 5900,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Plan an elicitation interview with open and probing questions',
      'Rewrite ambiguous requirements so that they can be tested',
      'Use concrete examples as acceptance criteria',
      'Find missing requirements with context and state models',
      'Trace requirements to objectives and tests without a special tool',
    ],
    requirements: ['No prior analysis experience', 'A text editor or a sheet of paper for the models'],
    welcomeMessage:
      'Welcome. The booking desk case runs through the whole course. Read its one-page description in the first lecture before you look at my solutions.',
    communityLink: 'https://discord.gg/milepost-analysis',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 34,
    track: 'flow',
    sections: [
      {
        title: 'Asking and writing',
        lectures: [
          {
            slug: 'the-elicitation-interview',
            title: 'The elicitation interview',
            isFreePreview: true,
            points: ['Ask about the last time', 'Follow the exception', 'Play it back in your words'],
            narration: [
              'Do not ask what people want. Ask them to walk you through the last time they did the task.',
              'When they say usually, ask about the time it was different. Requirements hide in the exceptions.',
              'Finish by playing it back in your own words, and let them correct you.',
            ],
          },
          {
            slug: 'sentences-that-can-be-tested',
            title: 'Sentences that can be tested',
            points: ['One need per sentence', 'Replace fast, easy and flexible', 'Say who, what and when'],
            narration: [
              'The system shall be fast and easy to use. Nobody can test that, and everybody can claim it.',
              'Instead: a clerk who knows the patient number can see the next three appointments within two seconds.',
              'One need per sentence, with an actor, a result and a measure.',
            ],
          },
          {
            slug: 'examples-as-agreement',
            title: 'Examples as agreement',
            points: ['Given, when, then', 'One example per rule', 'Add the awkward case'],
            narration: [
              'An example settles more than a definition. Given a booking made yesterday, when the doctor falls ill, then the patient receives a message the same day.',
              'Collect one example for each rule, and one more for its awkward edge.',
              'These become the acceptance tests, so nothing is written twice.',
            ],
          },
        ],
      },
      {
        title: 'Finding what is missing',
        lectures: [
          {
            slug: 'models-that-ask-questions',
            title: 'Models that ask questions',
            points: [
              'Context: who exchanges what with us',
              'States: how a thing may change',
              'Every gap is a question',
            ],
            narration: [
              'A context diagram shows one circle and everybody who sends it something or receives something from it.',
              'A state model follows one thing, such as a booking, from requested to attended or cancelled.',
              'Look for arrows nobody mentioned: can a cancelled booking be revived? That is your next question.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'business-case-that-gets-a-decision',
    title: 'A Business Case That Gets a Decision',
    subtitle: 'Options, costs, benefits and a recommendation, on as few pages as the decision allows',
    description:
      'A business case is written for a decision, and the decision may be no. Cases that hide the alternatives or inflate the benefits may win approval, and then cost their authors the trust they need later.\n\nThis course builds one case from start to finish: the problem with its evidence, a long list of options cut to a short one, whole-life costs, benefits with owners, discounted cash flow done by hand once, and sensitivity to the assumptions that matter. The outline used throughout is yours to keep.',
    category: 'Business Analysis',
    level: 'Intermediate',
    language: 'English',
    priceCents: 11900,
    discountCents: 8900,
    instructor: 'priya',
    learningOutcomes: [
      'State a problem with evidence and without a solution in it',
      'Reduce a long list of options by stated criteria, keeping “do nothing” in',
      'Calculate net present value and explain it in a sentence',
      'Show which assumption would reverse the recommendation',
      'Give each benefit an owner, a measure and a date',
    ],
    requirements: ['Basic spreadsheet skills', 'No finance background is assumed'],
    welcomeMessage:
      'Welcome. Download the outline from the first lecture and fill in one heading per lecture. By the end you will have a draft worth showing.',
    communityLink: 'https://discord.gg/milepost-analysis',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 70,
    track: 'bars',
    sections: [
      {
        title: 'From problem to options',
        lectures: [
          {
            slug: 'the-problem-with-evidence',
            title: 'The problem, with evidence',
            isFreePreview: true,
            points: [
              'Who suffers, how often, at what cost',
              'No solution in the problem',
              'What happens if we wait',
            ],
            narration: [
              'We lack a new scheduling system is not a problem. It is a solution with the word lack in front.',
              'Say who suffers, how often and at what cost: nurses spend forty minutes per shift correcting the rota.',
              'Add what happens if nothing is done this year. Sometimes the honest answer is: very little.',
            ],
            resources: [{ title: 'Business case outline (Markdown)', file: 'business-case-outline.md' }],
          },
          {
            slug: 'long-list-short-list',
            title: 'Long list, short list',
            points: [
              'Ten options in ten minutes',
              'Cut by criteria, in the open',
              'Keep “do nothing” to the end',
            ],
            narration: [
              'List widely first: buy, build, share, change the process, change the rule.',
              'Then cut with criteria that were agreed before anybody had a favourite.',
              'Doing nothing stays on the short list. It is the line every other option is measured against.',
            ],
          },
        ],
      },
      {
        title: 'Numbers people trust',
        lectures: [
          {
            slug: 'net-present-value-by-hand',
            title: 'Net present value by hand',
            points: [
              'Money later is worth less than money now',
              'Divide by one plus the rate, per year',
              'Add up, costs as negatives',
            ],
            narration: [
              'At a discount rate of five per cent, one hundred and five dollars next year are worth one hundred today.',
              'Divide each year’s net flow by one plus the rate, once for every year you wait, and add up.',
              'A positive sum means that the option earns more than the rate. Say so in words, beside the number.',
            ],
          },
          {
            slug: 'what-would-change-our-mind',
            title: 'What would change our mind',
            points: [
              'Vary one assumption at a time',
              'Find the break-even value',
              'Report the two that matter',
            ],
            narration: [
              'Take each assumption in turn and ask how far it must move before the recommendation flips.',
              'If benefits can fall by half and the case still stands, say so. If five per cent is enough, say that too.',
              'Decision makers do not need twelve scenarios. They need the two assumptions to watch.',
            ],
          },
        ],
      },
    ],
  },
];
