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
                ['Everywhere', 'Attend every event, change nothing'],
                ['Daily Scrum', 'Five people report to Jonas, not to each other'],
                ['Sprint Planning', 'Mei is asked last, and finds the gap'],
              ],
            },
            narration: [
              'Lena joins the website team at Halden, which delivers flowers. For two weeks, she changes nothing.',
              'At the Daily Scrum, five Developers report to Jonas, the sixth. Nobody ever asked them to.',
              'At Sprint Planning, Mei spots a gap in an item. She was asked last, and she was right.',
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
              result: ['Time spent moving: 3 ÷ 10', '30%'],
            },
            narration: [
              'Lena also follows one item. It takes two days to build, and one to review and test.',
              'Before the review, it waited three days. Before the release, another four.',
              'So it was moving on only three days out of ten. The team isn’t slow. Its work is waiting.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The first week',
              mistake: '“From Monday, we’ll do the Daily Scrum standing up, ten minutes at most.”',
              better: 'Write down three things that work well. Then show one observation, and ask.',
            },
            narration: [
              'It’s natural to want to improve something straight away. But you’d be spending trust you don’t have yet.',
              'Note three things that work well, and start with those.',
              'Take one question into your next event: who hasn’t been asked?',
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
              heading: 'Who is accountable for what',
              columns: [
                ['Accountability', 3],
                ['Accountable for', 4],
                ['At Halden', 4],
              ],
              rows: [
                [
                  'Product Owner',
                  'Value, and the order of the backlog',
                  'Amara puts addresses before gift cards',
                ],
                ['Developers', 'A usable increment, and how it’s built', 'Six people plan their own Sprint'],
                ['Scrum Master', 'An effective Scrum Team', 'Lena teaches and removes obstacles'],
              ],
            },
            narration: [
              'Scrum names three accountabilities. Amara, the Product Owner, is accountable for value and the order of the backlog.',
              'The Developers are accountable for a usable increment, and decide how to build it.',
              'Lena is accountable for how effective the team is. She teaches, and removes obstacles.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'A banner by Friday',
              steps: [
                ['Sales asks Jonas', 'He says yes to two days’ work. Amara doesn’t know'],
                ['Lena asks', '“Whose decision was that?”'],
                ['Amara decides', 'With the Developers: it would cost the Sprint Goal'],
              ],
            },
            narration: [
              'Trouble starts when two of them get blurred. Sales asks Jonas for a banner by Friday, and he says yes.',
              'Lena doesn’t forbid it. She just asks whose decision that was.',
              'Jonas takes it to Amara. Two days would have cost them the Sprint Goal, so the banner waits.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Tasks aren’t yours to assign',
              mistake: 'Lena hands out the open items at the Daily Scrum. It’s quicker, for a week.',
              better: '“What’s closest to done, and who can help finish it?” Then she waits.',
            },
            narration: [
              'It’s quicker to assign the tasks yourself, at least at first. After a month, nobody moves without you.',
              'Ask what’s closest to done, and put up with the silence. Your question for the week: was that their decision?',
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
              heading: 'A list isn’t a goal',
              mistake: '“Finish these nine tickets.” Eight are done: was it a good Sprint?',
              better:
                '“Customers can change a delivery address themselves.” Anyone can tell whether they can.',
            },
            narration: [
              'In the second month, Lena turns to the Sprint Goal. Until now it has read: finish these nine tickets.',
              'Amara proposes a different one. Customers can change a delivery address themselves.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Why this goal',
              lines: [
                ['Calls about addresses', 'counted over one week', '140'],
                ['Minutes per call', 'average', '6'],
              ],
              result: ['On the phone each week: 840 min', '14 hours'],
            },
            narration: [
              'She can explain why. Customers ring about an address one hundred and forty times a week.',
              'Each call takes six minutes.',
              'That’s fourteen hours a week, for something that people would rather do themselves.',
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
              'On Thursday of week two, three items are still open. The form is essential, so two people finish it.',
              'The courier has to be told about the change. A plain email will do for now.',
              'The menu doesn’t serve the goal, so it goes back. With nine tickets, there’d have been an argument.',
              'At each Daily Scrum, ask: are we closer to the goal than we were yesterday?',
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
              'The Definition of Done is the quality that every increment meets. The team starts with what it can really do. Every change is reviewed by someone else.',
              'The acceptance examples are tried on the test system. An item that fails either one isn’t part of the increment.',
              'A third has to wait for test data. The Developers can write the script. But another department owns the data, so that impediment is Lena’s. Work like this fills her third month.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Too much at once',
              mistake:
                'Fourteen statements on day one. By the second Sprint, five are being quietly skipped.',
              better: 'Two that are always met. A third as soon as the team can keep to it.',
            },
            narration: [
              'Some teams start with fourteen wishes. Soon a few get skipped, and before long they’re all optional.',
              'Raise the bar one step at a time.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'With the team: what is true of every item today?',
                'Choose one next step. What’s stopping it, and who can remove that?',
              ],
            },
            narration: [
              'Fill in the worksheet with your team, starting with the first table.',
              'Then ask about the next step: can the team remove what’s stopping it, or is that a job for you?',
            ],
          },
        ],
      },
    ],
  },
];
