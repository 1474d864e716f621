import { difficultConversations } from '../lessons/samuel/difficult-conversations.ts';
import { teamsAcrossTimeZones } from '../lessons/tomas/teams-across-time-zones.ts';
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
    sections: teamsAcrossTimeZones,
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
    sections: difficultConversations,
  },
];
