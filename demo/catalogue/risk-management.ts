import { responding } from '../lessons/flagships/risk-registers/responding.ts';
import { reviewing } from '../lessons/flagships/risk-registers/reviewing.ts';
import { scoring } from '../lessons/flagships/risk-registers/scoring.ts';
import { writing } from '../lessons/flagships/risk-registers/writing.ts';
import { quantitativeScheduleRisk } from '../lessons/ngozi/quantitative-schedule-risk.ts';
import type { DemoCourse } from '../types.ts';

export const riskManagement: DemoCourse[] = [
  {
    slug: 'risk-registers-that-change-decisions',
    title: 'Risk Registers That Change Decisions',
    subtitle: 'Write, score and review risks so that the register is used between meetings, not only in them',
    description:
      'Most registers are written once, coloured in and left alone. This course treats the register as a working document: each entry names a cause, an uncertain event and a consequence, someone owns it, and something happens because it was written down.\n\nYou will rewrite vague risks into statements that can be acted on, score them on a scale your project has agreed, choose a response that fits the exposure, and run a review short enough that people come back to it. The examples come from rail, construction and public services; the method fits any project with a deadline and a budget.\n\nOne case runs through all sixteen lectures: a station entrance with a budget of £6.4 million, four risks, and an opening date that was promised in public. Every score and every sum is worked out on screen. Each section ends with an exercise on your own project. You can download a RAID log, scales, a review agenda, a page for the board, and a calculator for exposure and reserve in Excel. Allow about two hours: twenty minutes of film and four exercises.',
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
      'Work out in money what a risk costs, what a response is worth and how much to hold in reserve',
      'Give every risk an owner, a trigger and a next review date',
      'Run a twenty-minute risk review that ends in recorded decisions',
    ],
    forWhom: [
      'Project and programme managers whose register is updated but never used',
      'PMO staff who review registers and want better questions to ask',
      'Sponsors who want a risk page they can decide from',
    ],
    notForWhom: [
      'Specialists in safety or financial risk, which have their own methods',
      'Anyone who needs Monte Carlo simulation: take Quantitative Schedule Risk instead',
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
    sections: [writing, scoring, responding, reviewing],
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
    sections: quantitativeScheduleRisk,
  },
];
