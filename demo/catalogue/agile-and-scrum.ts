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
    track: 'sprint',
    sections: [
      {
        title: 'Watch before you change',
        lectures: [
          {
            slug: 'observing-a-team',
            title: 'Observing a team',
            isFreePreview: true,
            points: [
              'Who speaks, who is asked, who is silent',
              'Where work waits',
              'What the team already does well',
            ],
            narration: [
              'In your first two weeks, attend every event and change none of them.',
              'Note who speaks, who gets asked, and where a piece of work sits when nobody is working on it.',
              'Write down three things the team does well. You will need them when you suggest a change.',
            ],
          },
          {
            slug: 'three-accountabilities',
            title: 'Three accountabilities',
            points: [
              'Product Owner: value and order',
              'Developers: a usable increment',
              'Scrum Master: an effective team',
            ],
            narration: [
              'Scrum names three accountabilities, and trouble often starts where two of them blur.',
              'The Product Owner orders the backlog. The Developers decide how the work is done and create a usable increment.',
              'You are accountable for the team’s effectiveness, which means teaching and clearing the way, not assigning tasks.',
            ],
          },
        ],
      },
      {
        title: 'Sharpen the essentials',
        lectures: [
          {
            slug: 'a-sprint-goal-that-guides',
            title: 'A Sprint Goal that guides',
            points: [
              'One outcome, in the users’ words',
              'Helps decide what to drop',
              'Checked every day',
            ],
            narration: [
              'Finish these nine tickets is not a goal. Customers can change a delivery address themselves is one.',
              'A good goal tells the team what to drop when the week gets short.',
              'Ask at each Daily Scrum: are we closer to the goal than yesterday?',
            ],
          },
          {
            slug: 'done-means-done',
            title: 'Done means done',
            points: [
              'Written down and visible',
              'Met by every item, every Sprint',
              'Raised step by step',
            ],
            narration: [
              'The Definition of Done is the quality every increment meets, so that nobody has to ask what finished means.',
              'Start with what the team can truly meet in this Sprint, even if that is little.',
              'Then raise it one step at a time, for example by adding an automated check.',
            ],
            resources: [{ title: 'Definition of Done worksheet', file: 'definition-of-done.md' }],
          },
        ],
      },
    ],
  },
];
