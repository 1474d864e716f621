import type { DemoCourse } from '../types.ts';

export const teams: DemoCourse[] = [
  {
    slug: 'teams-across-time-zones',
    title: 'Leading Teams Across Time Zones',
    subtitle: 'Handovers, decisions and trust when the working day never fully overlaps',
    description:
      'A team spread over eight hours can make progress around the clock, or lose a day on every question. The difference lies in how work is written down and how decisions are taken.\n\nThis course covers the practical side: designing overlap hours, writing handovers that need no follow-up call, choosing what to discuss live and what to settle in writing, and giving quiet colleagues a fair share of the conversation. It avoids national stereotypes and looks at working conditions instead.',
    category: 'Leadership & Team Management',
    level: 'Intermediate',
    language: 'English',
    priceCents: 6900,
    discountCents: null,
    instructor: 'tomas',
    learningOutcomes: [
      'Design overlap hours that share the inconvenience fairly',
      'Write a handover that lets the next person start at once',
      'Choose between meeting, document and message for a given decision',
      'Notice and correct unequal participation',
    ],
    requirements: ['Experience of working in a distributed team'],
    welcomeMessage:
      'Welcome. Note the local working hours of everyone in your team before you start. The first exercise draws them on one line.',
    communityLink: 'https://discord.gg/milepost-teams',
    certificationAvailable: true,
    minCompletionPercentage: 80,
    createdDaysAgo: 61,
    sections: [
      {
        title: 'Designing the day',
        lectures: [
          {
            slug: 'overlap-on-one-line',
            title: 'Overlap on one line',
            isFreePreview: true,
            points: [
              'Draw everyone’s hours on one line',
              'Keep overlap for talking',
              'Rotate the inconvenient hour',
            ],
            narration: [
              'Draw the working hours of each colleague on one line. The overlap is your scarcest resource.',
              'Do not spend it on status reports. Those can be read at any hour.',
              'If somebody must join late in the evening, let the burden rotate from month to month.',
            ],
          },
          {
            slug: 'handovers-that-stand-alone',
            title: 'Handovers that stand alone',
            points: ['State: what is true now', 'Next: the first action', 'Doubt: what I am unsure of'],
            narration: [
              'A good handover answers three questions: what is true now, what comes next, and what am I unsure of.',
              'Link to the place, not to the conversation about it.',
              'Test it once a week: could a newcomer start from this note alone?',
            ],
          },
        ],
      },
      {
        title: 'Deciding and trusting',
        lectures: [
          {
            slug: 'decide-in-writing',
            title: 'Decide in writing',
            points: [
              'Proposal with a closing time',
              'Silence is asked about, once',
              'Decision and reason in one place',
            ],
            narration: [
              'Many decisions need no meeting. Post a proposal with its reasons and a closing time that gives everyone one full working day.',
              'Ask directly those who have not answered. Silence can mean agreement, holiday or doubt.',
              'Then record the decision and its reason where people will look for it.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'difficult-conversations',
    title: 'Difficult Conversations for Project Managers',
    subtitle: 'Late work, broken agreements and bad news, said clearly and kindly',
    description:
      'Most project problems have been visible to someone who did not know how to raise them. This short free course gives you a structure for the conversations we postpone: a colleague who misses deadlines, a supplier who over-promises, a sponsor who needs bad news.\n\nYou will separate what you saw from what you concluded, open with a sentence that does not accuse, and end with an agreement that both of you can check.',
    category: 'Leadership & Team Management',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'samuel',
    learningOutcomes: [
      'Separate observation from interpretation before you speak',
      'Open a conversation with facts, effect and a question',
      'Give a sponsor bad news early, with options',
      'Close with an agreement that can be checked',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. Choose one conversation you have been putting off. You need not share it with anyone; you will simply be ready for it.',
    communityLink: null,
    certificationAvailable: false,
    minCompletionPercentage: 100,
    createdDaysAgo: 27,
    sections: [
      {
        title: 'Preparing',
        lectures: [
          {
            slug: 'what-you-saw',
            title: 'What you saw',
            isFreePreview: true,
            points: [
              'Observation: a camera could record it',
              'Interpretation: your story about it',
              'Speak about the first',
            ],
            narration: [
              'The last three reports arrived after the deadline. A camera could have recorded that.',
              'You do not care about this project. That is a story, and the other person will argue with it.',
              'Write down the observation before you speak, and leave the story at your desk.',
            ],
          },
          {
            slug: 'the-opening-sentence',
            title: 'The opening sentence',
            points: ['Fact', 'Effect', 'Open question'],
            narration: [
              'Open with three short parts: the fact, its effect on the work, and a question you do not know the answer to.',
              'For example: the report came on Friday, so finance worked from old figures. What got in the way?',
              'Then stop talking. The pause feels long to you and normal to them.',
            ],
          },
        ],
      },
      {
        title: 'Bad news and agreements',
        lectures: [
          {
            slug: 'bad-news-upwards',
            title: 'Bad news upwards',
            points: ['Early beats complete', 'Headline first', 'Options, then what you need'],
            narration: [
              'Sponsors forgive bad news. They rarely forgive having been the last to know.',
              'Say the headline first: we will miss the first of May by about three weeks.',
              'Then give the options you see, and the decision you need from them and by when.',
            ],
          },
          {
            slug: 'an-agreement-you-can-check',
            title: 'An agreement you can check',
            points: ['Who does what by when', 'How we will both know', 'When we talk again'],
            narration: [
              'End with one sentence that both of you could read aloud: who does what, by when.',
              'Agree how you will both know that it happened, without anybody having to chase.',
              'And fix the next short talk now. It is easier to keep than to arrange.',
            ],
          },
        ],
      },
    ],
  },
];
