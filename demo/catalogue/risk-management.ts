import type { DemoCourse } from '../types.ts';

export const riskManagement: DemoCourse[] = [
  {
    slug: 'risk-registers-that-change-decisions',
    title: 'Risk Registers That Change Decisions',
    subtitle: 'Write, score and review risks so that the register is used between meetings, not only in them',
    description:
      'Most registers are written once, coloured in and left alone. This course treats the register as a working document: each entry names a cause, an uncertain event and a consequence, someone owns it, and something happens because it was written down.\n\nYou will rewrite vague risks into statements that can be acted on, score them on a scale your project has agreed, choose a response that fits the exposure, and run a review short enough that people come back to it. The examples come from rail, construction and public services; the method fits any project with a deadline and a budget.\n\nA complete RAID log template is included, with worked entries you can delete or keep.',
    category: 'Risk Management',
    level: 'Beginner',
    language: 'English',
    priceCents: 7900,
    discountCents: 4900,
    instructor: 'ngozi',
    learningOutcomes: [
      'Write a risk as cause, event and consequence, and tell it apart from an issue or an assumption',
      'Agree probability and impact scales in terms of your own schedule and budget',
      'Choose between avoid, reduce, transfer, accept and, for opportunities, exploit and share',
      'Give every risk an owner, a trigger and a next review date',
      'Run a twenty-minute risk review that ends in recorded decisions',
    ],
    requirements: [
      'Some experience of working on a project, in any role',
      'A project of your own to practise on is helpful but not needed',
    ],
    welcomeMessage:
      'Welcome. Before the first lecture, open the RAID log template and copy in three risks from a project you know. You will rewrite all three by the end of the first section.',
    communityLink: 'https://discord.gg/milepost-risk',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 12,
    track: 'contour',
    sections: [
      {
        title: 'Writing risks that can be acted on',
        lectures: [
          {
            slug: 'what-a-register-is-for',
            title: 'What a register is for',
            isFreePreview: true,
            points: [
              'A register records decisions, not worries',
              'Cause, uncertain event, consequence',
              'One owner, one trigger, one next date',
              'If nothing would change, leave it out',
            ],
            narration: [
              'A risk register earns its place when it changes a decision that somebody was about to make.',
              'Think of the last time you opened one. If you only updated the colours, the register was reporting on the project rather than steering it.',
              'A useful entry has three parts. The cause is something true today. The event may or may not happen. The consequence is what it would do to an objective.',
              'Here is an example. Because the station drawings are forty years old, we may find unrecorded cables in the trench, which would stop excavation for up to two weeks.',
              'Compare that with the usual version: ground conditions, amber. Nobody can act on two words and a colour.',
              'With the full sentence, an action suggests itself. A radar survey before digging costs a few days, and it removes most of the uncertainty.',
              'Then give the risk one owner, by name. The owner need not do all the work, but must notice when the situation changes.',
              'Add a trigger: the observation that tells you the risk is becoming real. In our example, the first trial pit that does not match the drawing.',
              'And add the date of the next look. A risk without a date is reviewed when it is too late.',
              'Finally, ask of every line: if this came true, or went away, would we do anything differently? If the answer is no, leave it out.',
            ],
            resources: [{ title: 'RAID log template (CSV)', file: 'raid-log-template.csv' }],
          },
          {
            slug: 'risk-issue-or-assumption',
            title: 'Risk, issue or assumption?',
            points: [
              'Risk: may happen',
              'Issue: has happened',
              'Assumption: taken as true, not yet checked',
              'Dependency: somebody else must deliver',
            ],
            narration: [
              'Ask whether it is certain. A risk may happen, an issue already has, and an assumption is something we treat as true without proof.',
              'A dependency is work we need from others. Every dependency carries a risk that it arrives late.',
              'Put each in its own list. They need different actions, and mixing them hides the issues that need help today.',
            ],
          },
        ],
      },
      {
        title: 'From score to action',
        lectures: [
          {
            slug: 'scales-people-agree-on',
            title: 'Scales people agree on',
            points: [
              'Anchor impact in days and money',
              'Anchor probability in ranges',
              'Score before and after the response',
              'Argue about anchors once, not every week',
            ],
            narration: [
              'High means nothing until you say how many days or how much money it is.',
              'For each impact level, write a range that fits this project, such as more than four weeks on the critical path.',
              'Do the same for probability. Then score each risk twice: as it stands, and as it should be once the response works.',
            ],
          },
          {
            slug: 'choosing-a-response',
            title: 'Choosing a response',
            points: [
              'Avoid or reduce the cause',
              'Transfer what others carry better',
              'Accept knowingly, with a reserve',
              'Exploit and share opportunities',
            ],
            narration: [
              'First try to remove the cause. If you cannot, reduce the probability or the impact.',
              'Transfer moves the cost to someone better placed to carry it, through insurance or contract, but rarely the delay.',
              'Accepting is a real response when it is a decision: it has an owner, and money or time held in reserve.',
            ],
          },
          {
            slug: 'a-twenty-minute-review',
            title: 'A twenty-minute review',
            points: [
              'Only risks that moved or are due',
              'Owner speaks first, one minute',
              'Decide: act, watch, close',
              'Record the decision in the line itself',
            ],
            narration: [
              'Do not read the register aloud. Discuss the risks that moved since last time and those whose date has come.',
              'The owner speaks for a minute: what changed, and what they want to do.',
              'The group decides to act, to watch or to close, and the decision is written into the line before the next one starts.',
            ],
            resources: [{ title: 'Risk review agenda (Markdown)', file: 'risk-review-agenda.md' }],
          },
        ],
      },
    ],
  },
  {
    slug: 'quantitative-schedule-risk',
    title: 'Quantitative Schedule Risk with Monte Carlo',
    subtitle: 'Turn three-point estimates into a range of finish dates, and explain that range to a board',
    description:
      'A single finish date hides what everyone in the room knows: some tasks could take much longer than planned. Schedule risk analysis puts that knowledge into numbers. You give tasks a range instead of a single duration, simulate the plan many times and read off how likely each finish date is.\n\nThe course shows the whole chain: preparing a schedule that is fit to simulate, eliciting honest ranges, modelling correlation and discrete risks, and reading the S-curve and the tornado chart. You can follow with any simulation tool, or with a spreadsheet and random numbers.\n\nThe last section is about people. A range is only useful when a sponsor can choose a point on it and say what the difference to the target will cost.',
    category: 'Risk Management',
    level: 'Advanced',
    language: 'English',
    priceCents: 24900,
    discountCents: null,
    instructor: 'ngozi',
    learningOutcomes: [
      'Check whether a schedule’s logic is sound enough to simulate',
      'Elicit optimistic, most likely and pessimistic durations without anchoring the expert',
      'Explain merge bias and why parallel paths finish later than any one of them suggests',
      'Model correlated durations and discrete risk events',
      'Read percentiles from an S-curve and drivers from a tornado chart',
      'Present a range and a recommended contingency to decision makers',
    ],
    prerequisites: ['Risk Registers That Change Decisions, or a risk register of your own'],
    requirements: [
      'Working knowledge of critical path scheduling',
      'A spreadsheet program or a simulation tool',
    ],
    welcomeMessage:
      'Welcome. Bring a schedule of twenty to fifty tasks that you know well. Small and familiar beats large and borrowed: you will need to judge whether the results make sense.',
    communityLink: 'https://discord.gg/milepost-risk',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 47,
    track: 'fan',
    sections: [
      {
        title: 'Inputs worth simulating',
        lectures: [
          {
            slug: 'why-single-dates-run-late',
            title: 'Why single dates run late',
            isFreePreview: true,
            points: [
              'Durations are skewed to the right',
              'Most likely is not the average',
              'Paths that merge wait for the slowest',
            ],
            narration: [
              'A task can finish a little early or very late, so its average lies above its most likely duration.',
              'Add up most likely values and the total is already optimistic.',
              'Then paths merge. If two paths each have an even chance of being on time, the point where they meet has about one chance in four.',
            ],
          },
          {
            slug: 'asking-for-ranges',
            title: 'Asking for ranges',
            points: [
              'Ask for the extremes first',
              'Ask what would have to happen',
              'Keep task range and risk event apart',
            ],
            narration: [
              'Ask for the pessimistic case first, and for the story behind it. Starting from the planned number pulls every answer towards it.',
              'Then ask for the optimistic case, and only then for the most likely.',
              'If the story is a separate event, such as a failed inspection, model it as a risk with its own probability.',
            ],
          },
        ],
      },
      {
        title: 'Results that can be used',
        lectures: [
          {
            slug: 'reading-the-s-curve',
            title: 'Reading the S-curve',
            points: [
              'P50: as likely early as late',
              'P80: late in one case of five',
              'Contingency: chosen percentile minus plan',
            ],
            narration: [
              'The S-curve shows, for every date, the share of simulated runs that had finished by then.',
              'P fifty is a coin toss. At P eighty, one run in five was still later.',
              'The schedule contingency is the gap between the percentile your sponsor chooses and the date in the plan.',
            ],
          },
          {
            slug: 'what-drives-the-finish',
            title: 'What drives the finish',
            points: [
              'Tornado: tasks ranked by influence',
              'Influence is range times criticality',
              'Spend effort at the top of the chart',
            ],
            narration: [
              'A tornado chart ranks tasks by how strongly their duration moves the finish date.',
              'A wide range on a path with plenty of float may matter less than a narrow one on the critical path.',
              'Work on the top three, then simulate again and show what the effort bought.',
            ],
          },
        ],
      },
    ],
  },
];
