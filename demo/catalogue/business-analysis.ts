import { benefits } from '../lessons/flagships/business-case/benefits.ts';
import { decision } from '../lessons/flagships/business-case/decision.ts';
import { numbers } from '../lessons/flagships/business-case/numbers.ts';
import { problem } from '../lessons/flagships/business-case/problem.ts';
import { requirements } from '../lessons/priya/requirements-that-survive-delivery.ts';
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
      'Welcome. The booking desk case runs through the whole course. The first lecture opens with it: write down your own questions before you look at mine.',
    communityLink: 'https://discord.gg/milepost-analysis',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 34,
    sections: requirements,
  },
  {
    slug: 'business-case-that-gets-a-decision',
    title: 'A Business Case That Gets a Decision',
    subtitle: 'Options, costs, benefits and a recommendation, on as few pages as the decision allows',
    description:
      'A business case is written for a decision, and the decision may be no. Cases that hide the alternatives or inflate the benefits may win approval, and then cost their authors the trust they need later.\n\nThis course builds one case from start to finish: the problem with its evidence, a long list of options cut to a short one, whole-life costs, benefits with owners, discounted cash flow done by hand once, and sensitivity to the assumptions that matter. The case is a hospital that fills the gaps in its rotas with agency staff: a problem of £302,400 a year, three options and a finance director who believes few figures.\n\nIn sixteen lectures you see every sum worked out, and find the two assumptions on which the decision depends. Each section ends with an exercise on a case of your own. You can download the outline, a two-page case with an example, a benefits register, and a workbook that compares two options. Allow about fifteen hours: twenty minutes of film, and the exercises on your own case.',
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
      'Turn the weakest assumption into the rule of a stop-or-go gate',
    ],
    forWhom: [
      'Business analysts and project managers who write cases for someone else to decide',
      'Sponsors whose last case came back with “more detail, please”',
    ],
    notForWhom: [
      'Finance professionals who already build investment models',
      'Anyone who only needs a template to fill in',
    ],
    requirements: ['Basic spreadsheet skills', 'No finance background is assumed'],
    welcomeMessage:
      'Welcome. Download the outline from the first lecture and fill it in after each section. By the end you will have a draft worth showing.',
    communityLink: 'https://discord.gg/milepost-analysis',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 70,
    sections: [problem, benefits, numbers, decision],
  },
];
