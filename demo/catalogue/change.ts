import { changeImpact } from '../lessons/samuel/change-impact-in-practice.ts';
import { sponsors } from '../lessons/samuel/sponsors-and-stakeholders.ts';
import type { DemoCourse } from '../types.ts';

export const organisationalChange: DemoCourse[] = [
  {
    slug: 'change-impact-in-practice',
    title: 'Change Impact Assessment in Practice',
    subtitle: 'Find out who will work differently on Monday, and what they need before then',
    description:
      'Go-live dates are announced for systems. People need to know something else: what will I do differently, from which day, and who helps me? A change impact assessment answers that, group by group.\n\nWe assess a real-sized example, the introduction of shared calendars in a city’s planning department. You will interview three groups, write impacts as before-and-after sentences, rate them by effort and not by enthusiasm, and turn the result into a plan for training, support and timing.',
    category: 'Organizational Change Management',
    level: 'Intermediate',
    language: 'English',
    priceCents: 9900,
    discountCents: 6900,
    instructor: 'samuel',
    learningOutcomes: [
      'Identify affected groups beyond the organisation chart',
      'Write impacts as before-and-after statements in the group’s own words',
      'Rate impacts by effort, frequency and timing',
      'Derive training, communication and support from the impacts',
      'Spot when several changes hit one group at once',
    ],
    requirements: ['Involvement in a change to how people work, past or present'],
    welcomeMessage:
      'Welcome. Pick one group affected by your current project. Arrange twenty minutes with one member of it this week; you will use that talk in section one.',
    communityLink: 'https://discord.gg/milepost-change',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 19,
    sections: changeImpact,
  },
  {
    slug: 'sponsors-and-stakeholders',
    title: 'Sponsors and Stakeholders',
    subtitle: 'Map interests honestly, plan conversations and help your sponsor to lead',
    description:
      'Stakeholder maps are drawn at the start of nearly every project and looked at in few. The map is not the point: the conversations it leads to are.\n\nYou will map influence and attitude with evidence instead of guesses, decide what you want to learn from each conversation, and work with a sponsor who means well and has little time. The included template keeps the map private, short and up to date.',
    category: 'Organizational Change Management',
    level: 'Beginner',
    language: 'English',
    priceCents: 4900,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Map stakeholders by influence, attitude and the evidence for both',
      'Plan conversations by what you need to learn',
      'Describe the three things only a sponsor can do',
      'Treat resistance as information',
    ],
    requirements: ['None beyond an interest in working with people'],
    welcomeMessage:
      'Welcome. A stakeholder map holds opinions about people, so keep yours where only you can read it. The template reminds you of that as well.',
    communityLink: 'https://discord.gg/milepost-change',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 102,
    sections: sponsors,
  },
];
