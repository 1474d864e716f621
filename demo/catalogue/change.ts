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
    sections: [
      {
        title: 'Finding the impacts',
        lectures: [
          {
            slug: 'who-is-affected',
            title: 'Who is affected?',
            isFreePreview: true,
            points: ['Users, suppliers, receivers', 'Those who lose a task', 'Those who get the calls'],
            narration: [
              'Start from the work, not from the organisation chart. Who feeds it, who does it, who receives the result?',
              'Then ask who loses something: a task they were good at, a report they were known for.',
              'And do not forget the help desk, which will get the calls.',
            ],
          },
          {
            slug: 'before-and-after',
            title: 'Before and after',
            points: ['Today I …', 'From the change I …', 'So I need …'],
            narration: [
              'Write each impact as a person would say it. Today I phone three colleagues to find a free slot.',
              'From March I look at one calendar, and I must keep mine up to date.',
              'So I need ten minutes of practice, and a rule about private appointments. Now the support plan writes itself.',
            ],
          },
        ],
      },
      {
        title: 'From impact to plan',
        lectures: [
          {
            slug: 'rating-by-effort',
            title: 'Rating by effort',
            points: ['Effort to learn', 'How often it is needed', 'What else lands that month'],
            narration: [
              'Rate how hard the new way is to learn and how often it is used. Rare and hard needs a guide at hand, not a course in advance.',
              'Place all changes on one calendar per group.',
              'If the month already holds a year-end and a move, the best measure may be a later date.',
            ],
          },
          {
            slug: 'support-in-the-first-fortnight',
            title: 'Support in the first fortnight',
            points: ['Helpers on the floor', 'One place for questions', 'Fix small annoyances daily'],
            narration: [
              'Performance usually dips in the first days. Plan for it, and tell managers that it is expected.',
              'Put helpers where the work is done, and collect questions in one visible place.',
              'Repair one small annoyance every day. It shows people that speaking up is worthwhile.',
            ],
          },
        ],
      },
    ],
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
    sections: [
      {
        title: 'The map',
        lectures: [
          {
            slug: 'a-map-with-evidence',
            title: 'A map with evidence',
            isFreePreview: true,
            points: [
              'Influence: what can they stop?',
              'Attitude: what did they say or do?',
              'Date every entry',
            ],
            narration: [
              'For influence, ask what this person could stop, speed up or pay for.',
              'For attitude, write what they said or did, and when. She seems sceptical is a guess; she asked twice about data protection is evidence.',
              'Date each entry. Attitudes change, and an old map is worse than none.',
            ],
            resources: [{ title: 'Stakeholder map (CSV)', file: 'stakeholder-map.csv' }],
          },
          {
            slug: 'conversations-not-messages',
            title: 'Conversations, not messages',
            points: ['What do I need to learn?', 'Ask before you tell', 'Return with what you did'],
            narration: [
              'Before each talk, write down one thing you need to learn. It keeps you from presenting.',
              'Ask first what the project looks like from their chair.',
              'Afterwards, tell them what you changed because of it, or why you could not.',
            ],
          },
        ],
      },
      {
        title: 'The sponsor',
        lectures: [
          {
            slug: 'what-only-a-sponsor-can-do',
            title: 'What only a sponsor can do',
            points: ['Say why, again and again', 'Decide between departments', 'Protect time and people'],
            narration: [
              'A sponsor explains why the change matters, in their own words and more than once.',
              'They settle conflicts between departments that the project cannot settle.',
              'And they protect the people and the time they promised. Bring them one of these three at each meeting, ready to act on.',
            ],
          },
        ],
      },
    ],
  },
];
