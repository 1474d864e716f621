import type { DemoSection } from '../../types.ts';

export const scrumMasterFirstNinetyDays: DemoSection[] = [
  {
    title: 'Watch before you change',
    lectures: [
      {
        slug: 'observing-a-team',
        title: 'Observing a team',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Lena’s notebook',
              columns: [
                ['Where', 3],
                ['Note', 7],
              ],
              rows: [
                ['Everywhere', 'Attend all events, change none'],
                ['Daily Scrum', 'Five people report to Jonas, not to each other'],
                ['Sprint Planning', 'Mei is asked last, and finds the gap'],
              ],
            },
            narration: [
              'Lena joins the website team of Halden, which delivers flowers. For two weeks she changes nothing.',
              'At the Daily Scrum, five Developers report to Jonas, the sixth. Nobody asked them to.',
              'At Sprint Planning, Mei finds a gap in an item. She was asked last, and she was right.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where one item spent its time',
              lines: [
                ['Someone works on it', '2 to build + 1 to test', '3 days'],
                ['It waits', '3 for review + 4 for release', '7 days'],
              ],
              result: ['Time in which it moves: 3 ÷ 10', '30 %'],
            },
            narration: [
              'She also follows one item. Two days to build it, and one to review and test it.',
              'Before the review it waited three days. Before the release, four.',
              'So it moved on three days out of ten. The team is not slow. Its work waits.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The first week',
              mistake: '“From Monday, we do the Daily Scrum standing up, ten minutes at most.”',
              better: 'Write down three things that work well. Then show one observation, and ask.',
            },
            narration: [
              'The common mistake is to improve something at once. You spend trust that you do not have yet.',
              'Note three things that work well, and begin with those.',
              'Take one question into your next event: who has not been asked?',
            ],
          },
        ],
      },
      {
        slug: 'three-accountabilities',
        title: 'Three accountabilities',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Who answers for what',
              columns: [
                ['Accountability', 3],
                ['Answers for', 4],
                ['At Halden', 4],
              ],
              rows: [
                [
                  'Product Owner',
                  'Value, and the order of the backlog',
                  'Amara puts addresses before gift cards',
                ],
                ['Developers', 'A usable increment, and how it is made', 'Six people plan their own Sprint'],
                ['Scrum Master', 'An effective Scrum Team', 'Lena teaches and clears the way'],
              ],
            },
            narration: [
              'Scrum names three accountabilities. Amara, the Product Owner, answers for value and for the order of the backlog.',
              'The Developers answer for a usable increment, and decide how it is made.',
              'Lena answers for how effective the team is. She teaches, and clears the way.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'A banner by Friday',
              steps: [
                ['Sales asks Jonas', 'He says yes: two days, unseen by Amara'],
                ['Lena asks', '“Whose decision was that?”'],
                ['Amara decides', 'With the Developers, against the Sprint Goal'],
              ],
            },
            narration: [
              'Trouble starts where two of them blur. Sales asks Jonas for a banner by Friday, and he promises it.',
              'Lena does not forbid it. She asks whose decision that was.',
              'Jonas takes it to Amara. Two days would have cost the Sprint Goal, so the banner waits.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Tasks are not yours to assign',
              mistake: 'Lena hands out the open items at the Daily Scrum. It is quicker, for a week.',
              better: '“What is closest to done, and who can help to finish it?” Then she waits.',
            },
            narration: [
              'The common mistake is to assign tasks because it is quicker. After a month nobody moves without you.',
              'Ask what is closest to done, and bear the silence. Your question for the week: was that theirs to decide?',
            ],
          },
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
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'A list is not a goal',
              mistake: '“Finish these nine tickets.” Eight of nine: was it a good Sprint?',
              better:
                '“Customers can change a delivery address themselves.” Anyone can tell whether they can.',
            },
            narration: [
              'In the second month Lena turns to the goal. Until now it read: finish these nine tickets.',
              'Amara proposes another one. Customers can change a delivery address themselves.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Why this goal',
              lines: [
                ['Calls about addresses', 'counted for one week', '140'],
                ['Minutes for each', 'average', '6'],
              ],
              result: ['On the phone each week: 840 min', '14 hours'],
            },
            narration: [
              'She can say why. Customers call one hundred and forty times a week about an address.',
              'Each call takes six minutes.',
              'That is fourteen hours a week, for something that people would rather do alone.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Two days left, three items open',
              columns: [
                ['Item', 4],
                ['For the goal?', 3],
                ['Choice', 5],
              ],
              rows: [
                ['Address form', 'Yes', 'Two people finish it today'],
                ['Tell the courier', 'Yes', 'An email will do for now'],
                ['Menu colours', 'No', 'Back to the backlog'],
              ],
            },
            narration: [
              'On Thursday of week two, three items are open. The form is needed, so two people finish it.',
              'The courier must hear of the change. A plain email is enough for now.',
              'The menu does not serve the goal, and goes back. With nine tickets, that would have been a quarrel.',
              'Ask at each Daily Scrum: are we closer to the goal than yesterday?',
            ],
          },
        ],
      },
      {
        slug: 'done-means-done',
        title: 'Done means done',
        resources: [{ title: 'Definition of Done worksheet', file: 'definition-of-done.md' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Halden’s definition grows',
              columns: [
                ['Statement', 5],
                ['From', 2],
                ['What stops it?', 4],
              ],
              rows: [
                ['Reviewed by someone other than its author', 'Sprint 5', 'Nothing'],
                ['Examples tried on the test system', 'Sprint 5', 'Nothing'],
                ['Examples run automatically', 'Sprint 8', 'No test data'],
              ],
            },
            narration: [
              'The Definition of Done is the quality that every increment meets. The team begins with what it truly can do. Each change is reviewed by someone else.',
              'The acceptance examples are tried on the test system. An item that misses one of these is not part of the increment.',
              'A third has to wait for test data. The Developers can write the script. But another department owns the data, and that impediment is Lena’s. Such work fills her third month.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Too much at once',
              mistake: 'Fourteen statements on day one. By the second Sprint, five are skipped in silence.',
              better: 'Two that are always met. A third as soon as the team can keep it.',
            },
            narration: [
              'The common mistake is to write down fourteen wishes. Soon some are skipped, and then all are optional.',
              'Raise it one step at a time.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'With the team: what is true of every item today?',
                'Choose one next step. What stops it, and who can remove that?',
              ],
            },
            narration: [
              'Fill in the worksheet with your team, first table first.',
              'Then ask about the next step: can we remove what stops it, or does it need me?',
            ],
          },
        ],
      },
    ],
  },
];
