import { agreeing } from '../lessons/flagships/kanban/agreeing.ts';
import { forecasting } from '../lessons/flagships/kanban/forecasting.ts';
import { limiting } from '../lessons/flagships/kanban/limiting.ts';
import { seeing } from '../lessons/flagships/kanban/seeing.ts';
import { retrospectivesThatChangeSomething } from '../lessons/tomas/retrospectives-that-change-something.ts';
import { scrumMasterFirstNinetyDays } from '../lessons/tomas/scrum-master-first-ninety-days.ts';
import type { DemoCourse } from '../types.ts';

export const agileAndScrum: DemoCourse[] = [
  {
    slug: 'scrum-master-first-ninety-days',
    title: 'The Scrum Master’s First Ninety Days',
    subtitle: 'What to watch, what to ask and what to leave alone when you join a team',
    description:
      'A new Scrum Master is tempted to change something in the first week. This course suggests watching first: how work arrives, where it waits, who decides, and what the team already does well.\n\nIt follows three months with one team. In the first month you observe and build trust. In the second you help the team to sharpen its Sprint Goal and its Definition of Done. In the third you work on the impediments that lie outside the team. Each lecture ends with a question to take into your next event.\n\nThe course uses the terms of the Scrum Guide and says clearly where a practice is our own suggestion.',
    category: 'Agile & Scrum Master',
    level: 'Beginner',
    language: 'English',
    priceCents: 5900,
    discountCents: null,
    instructor: 'tomas',
    learningOutcomes: [
      'Describe the accountabilities of Scrum Master, Product Owner and Developers',
      'Observe a team’s events without taking them over',
      'Help a team write a Sprint Goal that guides choices during the Sprint',
      'Agree a Definition of Done that is met every Sprint',
      'Separate impediments the team can remove from those that need you',
    ],
    requirements: ['Basic knowledge of Scrum, for example from reading the Scrum Guide once'],
    welcomeMessage:
      'Welcome. Keep a notebook beside you this week and write down what you observe at each event before you judge it. We will use those notes in the second section.',
    communityLink: 'https://discord.gg/milepost-agile',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 5,
    sections: scrumMasterFirstNinetyDays,
  },
  {
    slug: 'kanban-for-project-teams',
    title: 'Kanban for Project Teams',
    subtitle: 'Make waiting visible, limit what is open and forecast from your own data',
    description:
      'Kanban does not ask a team to change roles or names. It asks for three things: show the work, limit how much is open at once, and watch how it flows. Project teams with a fixed deadline can use it as well as service teams.\n\nYou will build a board that shows waiting as clearly as working, agree limits, write pull policies on one page, and use cycle times you measured yourself to answer the question every sponsor asks: when?\n\nOne team runs through all fourteen lectures: seven people, fourteen open items and a date before the Christmas season. You see their numbers before and after, and work out your own in an exercise at the end of each section. You can download a flow log that calculates percentiles in Excel, a policy page, a blocker log and a forecast note for your sponsor. Allow about fourteen hours: fifteen minutes of film, and the exercises with your own team.',
    category: 'Agile & Scrum Master',
    level: 'Intermediate',
    language: 'English',
    priceCents: 8900,
    discountCents: null,
    instructor: 'tomas',
    learningOutcomes: [
      'Design a board whose columns show queues as well as activities',
      'Set and adjust limits on work in progress',
      'Write explicit policies for pulling, blocking and finishing',
      'Measure cycle time, throughput and work item age',
      'Forecast with percentiles of your own history',
    ],
    forWhom: [
      'Project managers and team leads whose team starts more than it finishes',
      'Scrum teams whose work does not fit into sprints',
    ],
    notForWhom: [
      'Teams that only need a tour of one board tool',
      'Readers looking for preparation for a certification exam',
    ],
    requirements: ['A team, or a past team, whose work you can describe item by item'],
    welcomeMessage:
      'Welcome. Collect start and finish dates of your last twenty finished items, however rough. They become your first cycle time chart.',
    communityLink: 'https://discord.gg/milepost-agile',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 41,
    sections: [seeing, limiting, agreeing, forecasting],
  },
  {
    slug: 'retrospectives-that-change-something',
    title: 'Retrospectives That Change Something',
    subtitle: 'A free short course on turning an hour of talk into one improvement that lasts',
    description:
      'A retrospective that produces nine actions usually produces none. This free course shows how to leave with a single improvement that the team tries in the next Sprint, and how to find out whether it helped.\n\nWe look at preparing with data, hearing everyone, choosing by influence, and following up. The formats work in a room and online.',
    category: 'Agile & Scrum Master',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'tomas',
    learningOutcomes: [
      'Open with facts that the whole team can see',
      'Give every member an equal chance to speak',
      'Choose one improvement within the team’s influence',
      'Check the effect at the next retrospective',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. You can take this course in a lunch break and use it in your next retrospective.',
    communityLink: 'https://discord.gg/milepost-agile',
    certificationAvailable: false,
    minCompletionPercentage: 100,
    createdDaysAgo: 2,
    sections: retrospectivesThatChangeSomething,
  },
];
