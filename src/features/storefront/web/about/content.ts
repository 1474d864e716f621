import { categories } from '../../../../contract/constants.ts';
import { claims } from './claims.ts';

export const aboutPage = {
  hero: {
    eyebrow: 'About Milepost',
    title: 'Delivery is a craft. We teach it as one.',
    sign: [
      { place: 'Learners', distance: claims.about.figure },
      { place: 'Categories', distance: String(categories.length) },
      { place: 'Ways we help', distance: '3' },
    ],
    text: `Milepost is where project, programme and portfolio people learn the work from people who have done it. Today ${claims.about.figure} ${claims.about.label} use our courses to plan better, report honestly and finish what they started.`,
  },
  story: {
    title: 'Why we started',
    quote:
      'Nobody had ever shown me what good looked like. So I collected examples until I could show someone else.',
    paragraphs: [
      'I became a project manager the way most people do: someone left, and I was nearest. On Monday I was an engineer with a full toolbox. On Tuesday I had a plan I did not write, a budget I did not set and a steering group that met in nine days.',
      'I went looking for help and found two kinds. There were certificates that taught me the vocabulary, and there were colleagues who taught me the work, when they had time. The vocabulary was easy to buy. The work (how to write a risk that leads to a decision, how to tell a sponsor the date has gone, how to close a project without losing what it learned) was passed on by luck.',
      'So I kept the good examples: plans that survived, reports people read, minutes that settled arguments. First in a folder for my own team, then for the PMO, then for teams I had never met. Milepost is that folder, grown up: courses made by practitioners, templates you can use tomorrow, and a clear mark at every step that tells you how far you have come.',
    ],
    founder: { name: 'Catherine Lowe', role: 'Founder of Milepost' },
  },
  offers: {
    title: 'Three ways we help',
    items: [
      {
        key: 'courses',
        title: 'Online courses',
        text: 'Short lectures in the order you need them, from your first plan to a portfolio board. Study at your own pace, watch your progress on the route, and earn a certificate anyone can check.',
        action: { to: '/all-courses', label: 'Browse courses' },
      },
      {
        key: 'coaching',
        title: 'One-on-one coaching',
        text: 'A practitioner beside you for the difficult month: the recovery plan, the business case, the first ninety days in a new PMO. You bring the real work; you leave with the next step decided.',
        action: { to: '/contact', label: 'Ask about coaching' },
      },
      {
        key: 'frameworks',
        title: 'Practical frameworks',
        text: 'Templates you can download and use the same day: charters, registers, reports and checklists, each with a worked example and a note on when not to use it.',
        action: { to: '/all-courses?category=The+PMO+Bundle', label: 'See The PMO Bundle' },
      },
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'To make good delivery ordinary.',
    text: 'When projects go well, hospitals open, signals change, software ships, and people get home on time. That should not depend on luck or on who happened to sit beside you. We want every person who is handed a plan to be able to learn how to deliver it.',
    principles: [
      {
        title: 'Practice before theory',
        text: 'Every lecture starts from a situation on someone’s desk and ends with something you can do.',
      },
      {
        title: 'Honest about progress',
        text: 'We mark what you have really watched and done, and our certificates say no more than that.',
      },
      {
        title: 'Open to everyone',
        text: 'Captions, keyboard and screen-reader support, and prices that do not need a purchase order.',
      },
    ],
  },
  impact: {
    title: 'Global impact',
    text: 'A lesson that works in one place rarely stays there. Our learners take it to the next project, the next team and the next country.',
    description:
      'The film has no sound. On a map of the world made of dots, white routes leave London and reach one city after another on six continents. At each, an amber milestone appears and the land around it lights up. The text reads: “Learned in one place. Used in every one.”',
  },
  action: {
    title: 'Start where you are',
    text: 'Create a free account, pick one course for the problem in front of you, and take the first step today.',
    label: 'Join Milepost',
  },
} as const;
