import type { DemoCourse } from '../types.ts';

export const serviceManagement: DemoCourse[] = [
  {
    slug: 'change-enablement-without-the-bottleneck',
    title: 'Change Enablement Without the Bottleneck',
    subtitle: 'Match the approval to the risk, and keep the meeting for the changes that need it',
    description:
      'When every change waits for Thursday’s board, people learn to bundle changes, and bundles are riskier than what they contain. Change enablement, as ITIL calls it today, means letting safe changes flow and giving risky ones real attention.\n\nThis course sorts changes by risk, turns frequent ones into standard changes, gives the rest a short and useful assessment, and learns from those that went wrong. It refers to ITIL terms and works with any service management tool.',
    category: 'IT Service Management (ITIL)',
    level: 'Intermediate',
    language: 'English',
    priceCents: 9500,
    discountCents: 7500,
    instructor: 'marek',
    learningOutcomes: [
      'Distinguish standard, normal and emergency changes',
      'Pre-authorise a frequent change with clear conditions',
      'Assess risk with five questions instead of a long form',
      'Assign change authority at the right level',
      'Review failed changes without blame',
    ],
    requirements: ['Work in or with IT operations', 'Basic ITIL vocabulary is useful but explained'],
    welcomeMessage:
      'Welcome. Export the last fifty changes from your tool. In the first lecture you will sort them, and about half may surprise you.',
    communityLink: 'https://discord.gg/milepost-service',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 51,
    sections: [
      {
        title: 'Sorting',
        lectures: [
          {
            slug: 'three-types-of-change',
            title: 'Three types of change',
            isFreePreview: true,
            points: [
              'Standard: known, approved in advance',
              'Normal: assessed, then authorised',
              'Emergency: now, reviewed afterwards',
            ],
            narration: [
              'A standard change is well known, low in risk and approved in advance. Nobody needs to meet about it.',
              'A normal change is assessed and then authorised by someone at the right level.',
              'An emergency change cannot wait. It is still recorded, and it is always reviewed afterwards.',
            ],
          },
          {
            slug: 'making-a-change-standard',
            title: 'Making a change standard',
            points: [
              'Done often, gone well',
              'Steps, checks and way back written',
              'Loses the status if it fails',
            ],
            narration: [
              'Look for changes you make often and that go well, such as renewing a certificate.',
              'Write down the steps, the check at the end and the way back. Then approve the procedure once.',
              'If it fails, it returns to normal until you know why.',
            ],
          },
        ],
      },
      {
        title: 'Assessing and learning',
        lectures: [
          {
            slug: 'five-questions',
            title: 'Five questions',
            points: [
              'Who notices if it fails?',
              'Have we done it before?',
              'How do we know it worked?',
              'How do we go back, how fast?',
            ],
            narration: [
              'Long forms are filled in by copying. Ask five questions instead.',
              'Who notices if it fails? Have we done it before? How will we know that it worked? How do we go back, and how fast?',
              'And the fifth: what else changes that day? The answers decide who has to authorise it.',
            ],
            resources: [{ title: 'Change request template (Markdown)', file: 'change-request.md' }],
          },
          {
            slug: 'when-a-change-fails',
            title: 'When a change fails',
            points: ['Timeline before opinions', 'What made it seem right?', 'One improvement, with a date'],
            narration: [
              'Begin with the timeline. Opinions come later.',
              'Ask what made the action seem right at the time. People rarely intend an outage.',
              'Agree on one improvement to the system of work, with an owner and a date.',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'incidents-and-problems',
    title: 'Incidents and Problems',
    subtitle: 'Restore service first, then make sure you need not do it again',
    description:
      'Incident management and problem management have different goals. The first restores service as quickly as possible, even with a work-around. The second finds out why it failed. When the same people do both at once, neither is done well.\n\nYou will set priorities from impact and urgency, run a major incident with clear roles, hand over to problem management with the evidence intact, and keep a known error record that the service desk actually uses.',
    category: 'IT Service Management (ITIL)',
    level: 'Beginner',
    language: 'English',
    priceCents: 5500,
    discountCents: null,
    instructor: 'marek',
    learningOutcomes: [
      'Derive priority from impact and urgency',
      'Run a major incident with separate roles for leading, fixing and telling',
      'Preserve evidence while restoring service',
      'Write a known error record with a work-around',
    ],
    requirements: ['None. Examples come from a service desk with twelve people'],
    welcomeMessage:
      'Welcome. Remember the last outage you lived through, from either side of the phone. We come back to it in lecture two.',
    communityLink: 'https://discord.gg/milepost-service',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 82,
    sections: [
      {
        title: 'Incidents',
        lectures: [
          {
            slug: 'impact-and-urgency',
            title: 'Impact and urgency',
            isFreePreview: true,
            points: [
              'Impact: how much is affected',
              'Urgency: how soon it hurts',
              'Priority: read from the table',
            ],
            narration: [
              'Impact says how many people or how much business is affected. Urgency says how soon it hurts.',
              'Priority is read from a table of the two, so that it does not depend on who shouts.',
              'A broken payroll run is urgent on the twenty-fifth and can wait on the second.',
            ],
          },
          {
            slug: 'the-major-incident',
            title: 'The major incident',
            points: ['One leads', 'Some fix', 'One tells everybody else'],
            narration: [
              'In a major incident, one person leads and touches no keyboard.',
              'A few people fix. They report every fifteen minutes what they know and what they try next.',
              'One person tells everybody else, at fixed times, even when there is nothing new. It keeps the fixers’ phones silent.',
            ],
          },
        ],
      },
      {
        title: 'Problems',
        lectures: [
          {
            slug: 'evidence-before-restart',
            title: 'Evidence before restart',
            points: [
              'Two minutes for logs and state',
              'Write times as you go',
              'Hand over, do not investigate',
            ],
            narration: [
              'A restart restores the service and destroys the evidence. Take two minutes to save logs and state first, if users can bear it.',
              'Write down times as you go. Memory rearranges them.',
              'Then hand over. The search for the cause begins after the service is back.',
            ],
          },
          {
            slug: 'known-errors',
            title: 'Known errors',
            points: [
              'Symptom in the caller’s words',
              'Work-around in three steps',
              'Link to the problem, date to review',
            ],
            narration: [
              'A known error record helps only if it is found while the caller waits.',
              'So write the symptom in the caller’s words, and the work-around in at most three steps.',
              'Link the problem behind it and set a date to ask: is it still true, and is it still worth fixing?',
            ],
          },
        ],
      },
    ],
  },
];
