import type { DemoSection } from '../../../types.ts';

export const agreeing: DemoSection = {
  title: 'Agreeing on rules',
  lectures: [
    {
      slug: 'policies-on-one-page',
      title: 'Policies on one page',
      resources: [{ title: 'Kanban policy template (Markdown)', file: 'kanban-policy.md' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Rialto’s page',
            columns: [
              ['Step', 2],
              ['An item may leave when …', 7],
            ],
            rows: [
              ['Ready', 'It has two examples, one of them unusual'],
              ['Build', 'Its author has tried both examples'],
              ['Review', 'Remarks are settled, not only written'],
              ['Test', 'Both examples work on a depot device'],
              ['Release', 'Pau has seen a driver use it'],
            ],
          },
          narration: [
            'Every team has rules. Written ones can be improved. The most useful say when an item may leave a step. It leaves ready when it has two examples, one of them unusual.',
            'It leaves build when its author has tried both.',
            'It leaves review when the remarks are settled, not only written.',
            'It leaves test when both examples work on a real device.',
            'And it is finished when Pau has seen a driver use it. Five lines, and most discussions of the month before were about one of them.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'What else belongs on the page',
            points: [
              'Limits, and who may exceed them',
              'What is pulled next: the oldest, by default',
              'What is urgent, and how many at a time: one',
              'Date of the next look, within eight weeks',
            ],
          },
          narration: [
            'Add the limits, and what is pulled next: the oldest, unless there is a reason. Add what counts as urgent. And the date on which you look at the page again.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Rules as a wish',
            mistake:
              'Twelve pages, copied from another company. Nobody follows page seven, and nobody says so.',
            better:
              'Write what you do today. Change one line at a time, when a rule would have prevented a problem.',
          },
          narration: [
            'The common mistake is to write how it should be. Write what you do today, also if it is not pretty. Then change one line at a time, on the day a rule would have helped. At Rialto the line about two examples came from a bug in August: a parcel with two labels, which nobody had thought of.',
          ],
        },
      ],
    },
    {
      slug: 'not-everything-is-urgent',
      title: 'Not everything is urgent',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Four classes of service',
            columns: [
              ['Class', 2],
              ['Rule', 5],
              ['At Rialto', 4],
            ],
            rows: [
              ['Urgent', 'May exceed limits. One at a time', 'Drivers cannot log in'],
              ['Fixed date', 'Start early enough, then as usual', 'Customs form, 1 October'],
              ['Standard', 'Oldest first', 'Most items'],
              ['Improve', 'One is always open', 'Automatic login test'],
            ],
          },
          narration: [
            'Items differ in what waiting costs. Four classes are enough. Urgent: each hour costs. Drivers cannot log in. It may exceed the limits, one at a time.',
            'Fixed date: waiting costs nothing until a day, and then a lot. The customs form must work on the first of October.',
            'Standard: waiting costs about the same each day. Oldest first. Most items are here.',
            'And improvement: it never seems urgent, so one is always open.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'When to start the customs form',
            lines: [
              ['Needed on', 'working day', 'Day 60'],
              ['85 in 100 take', 'at most', '13 days'],
              ['Spare for the release', 'one week', '5 days'],
            ],
            result: ['Start at the latest: 60 − 13 − 5', 'Day 42'],
          },
          narration: [
            'When must the customs form start? It is needed on working day sixty.',
            'Eighty-five of a hundred items take thirteen days or less. Where that figure comes from is in section four.',
            'Add a week to spare.',
            'So day forty-two is the latest start. Until then it may wait, and after that it goes first. Nobody has to shout.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Urgent by rank',
            mistake: 'Each request of a director is urgent. In July there were nine urgent items.',
            better:
              'Urgent has a test: does it cost more per day than all that it stops? In August there was one.',
          },
          narration: [
            'The common mistake is urgency by rank. In July, nine items were urgent. Each one stopped three others. With a test for urgency there was one in August, and Stefan had agreed to the test.',
          ],
        },
      ],
    },
    {
      slug: 'learning-from-blockers',
      title: 'Learning from blockers',
      resources: [{ title: 'Blocker log (CSV)', file: 'blocker-log.csv' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Two months of red marks',
            columns: [
              ['Waited for', 4],
              ['Times', 2],
              ['Days lost', 2],
              ['Days each', 2],
            ],
            rows: [
              ['A decision by a depot', '4', '26', '6.5'],
              ['A test device', '9', '18', '2'],
              ['Access to the map service', '2', '14', '7'],
              ['A colleague’s answer', '11', '7', '0.6'],
            ],
          },
          narration: [
            'Each red mark has a reason and two dates. Collect them for two months, and sort by the days lost. Decisions by a depot: four times, twenty-six days.',
            'Test devices: nine times, eighteen days.',
            'Access to the map service: only twice, but fourteen days.',
            'Waiting for a colleague is the most frequent, and the least harmful. Without numbers the team would have worked on that.',
          ],
        },
        {
          slide: {
            kind: 'flow',
            heading: 'One cause at a time',
            steps: [
              ['Cause', 'Depots decide in a meeting every second week'],
              ['Change', 'One depot manager decides by telephone'],
              ['Check', 'Days lost: 26 before, 4 after'],
            ],
          },
          narration: [
            'Take the largest, and ask why. Depots decide in a meeting every second week, so an open question waits about a week.',
            'The change: one depot manager may decide small questions by telephone.',
            'In the next two months four days were lost, instead of twenty-six.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Counting how often',
            mistake:
              'The retrospective collects what annoyed people most: eleven times waiting for an answer.',
            better: 'Sort by days lost. Four decisions cost almost four times as much as eleven answers.',
          },
          narration: [
            'The common mistake is to count how often something happens, or how much it annoys. Sort by days. That is what your customers lose.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 40,
            steps: [
              'Write when an item may leave each step, as it is today',
              'Agree on a test for “urgent” with the person who shouts loudest',
              'Put your open items into four classes',
              'Start the blocker log with what is blocked now',
            ],
          },
          narration: [
            'Take forty minutes with your team. Write when an item may leave each step, as it is today. Agree on a test for urgent with the person who uses the word most.',
            'Put your open items into four classes. And start the blocker log with the items that are blocked now.',
          ],
        },
      ],
    },
  ],
};
