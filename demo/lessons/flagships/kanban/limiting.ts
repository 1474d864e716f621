import type { DemoSection } from '../../../types.ts';

export const limiting: DemoSection = {
  title: 'Limiting what is open',
  lectures: [
    {
      slug: 'why-less-is-faster',
      title: 'Why less is faster',
      scenes: [
        {
          slide: {
            kind: 'statement',
            heading: 'Little’s law',
            text: 'Average cycle time is the number of open items divided by the number finished per day.',
          },
          narration: [
            'There is one formula in this course, and it is a division. Average cycle time is the number of open items, divided by the number finished per day. It is called Little’s law.',
            'Think of a queue for coffee. Ten people before you, two served a minute: you wait five minutes.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Rialto, before and after',
            lines: [
              ['Open items before', 'counted on the board', '14'],
              ['Finished per day', '5 in two weeks', '0.5'],
              ['Cycle time before', '14 ÷ 0.5', '28 days'],
              ['Open items after', 'with limits', '6'],
              ['Finished per day', '3 a week', '0.6'],
            ],
            result: ['Cycle time after: 6 ÷ 0.6', '10 days'],
          },
          narration: [
            'At Rialto fourteen items are open.',
            'The team finishes five in two weeks, half an item a day.',
            'Fourteen divided by a half is twenty-eight days. Our item with the labels was quite ordinary.',
            'Now suppose that only six are open.',
            'The team finishes a little more, three a week, because people switch less. That is nought point six a day.',
            'Six divided by nought point six is ten days. Nobody works faster. Things only wait less.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Starting is not progress',
            mistake: '“We have started nine of the twelve depot requests.” Stefan is pleased, for a week.',
            better: '“Three are in use, three are under way, six have not started.” He can plan with that.',
          },
          narration: [
            'The common mistake is to start early, in order to finish early. Each start makes everything else slower. The formula holds for averages, as long as arrivals and finishes are roughly in balance. For most teams that is good enough.',
          ],
        },
      ],
    },
    {
      slug: 'limits-that-help',
      title: 'Limits that help',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'The first limits',
            columns: [
              ['Step, with its queue', 4],
              ['Open now', 2],
              ['Limit', 2],
              ['What it means', 5],
            ],
            rows: [
              ['Build, wait for review', '7', '3', 'Four developers: one helps elsewhere'],
              ['Review, wait for test', '5', '1', 'Review at once, or stop building'],
              ['Test, wait for release', '2', '2', 'Release before testing a third'],
            ],
          },
          narration: [
            'A limit says how many items may be open in a step, together with the queue behind it. Irina proposes three for building, although there are four developers. One of them is always free to review or to test.',
            'One for review. If one is waiting for its test, nobody reviews the next, and soon nobody builds.',
            'Two for testing. Together six, down from fourteen.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'At the limit',
            points: [
              'First: can I help to finish something on the right?',
              'Then: can I remove what blocks an item?',
              'Then: can I improve how we work?',
              'Only then: wait. Never start one more',
            ],
          },
          narration: [
            'When you are at the limit and have time, ask three questions. Can I help to finish something further right? Can I remove what blocks an item?',
            'Can I improve how we work: a test script, a checklist? Only then wait. But do not start one more.',
            'It feels wrong at first. Stay with it for two weeks.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A limit for decoration',
            mistake: 'Limit 10, with seven people. It has never been reached.',
            better:
              'Low enough to be reached every week. When it hurts, it shows you where the process is stuck.',
          },
          narration: [
            'The common mistake is a limit that is never reached. It changes nothing. A useful limit hurts about once a week, and then you talk about the cause.',
          ],
        },
      ],
    },
    {
      slug: 'the-step-that-sets-the-pace',
      title: 'The step that sets the pace',
      scenes: [
        {
          slide: {
            kind: 'bars',
            heading: 'Items each step could finish per week',
            bars: [
              { label: 'build', value: 6, text: '6' },
              { label: 'review', value: 8, text: '8' },
              { label: 'test', value: 3, text: '3', marked: true },
              { label: 'release', value: 5, text: '5' },
            ],
          },
          narration: [
            'After two weeks the limits show where it hurts. Four developers could build six items a week.',
            'Reviews could be eight.',
            'Nadia can test three.',
            'Releases could be five. So the team finishes three a week, even if the others do more. Test is the bottleneck, and Nadia is not slow. There is one of her.',
          ],
        },
        {
          slide: {
            kind: 'flow',
            heading: 'Four steps at a bottleneck',
            steps: [
              ['Protect', 'Nadia no longer answers depot calls: one hour a day'],
              ['Feed', 'Items arrive with examples, so that she need not ask'],
              ['Help', 'The free developer runs the standard checks'],
              ['Extend', 'Only now: automate, or hire'],
            ],
          },
          narration: [
            'What to do? First protect it. Nadia answered calls from depots, an hour each day. Pau takes them now.',
            'Then feed it well. Items arrive with examples, so that she need not ask.',
            'Then help. The developer who is free runs the standard checks.',
            'Only then extend: automate, or hire. The first three cost almost nothing, and brought one more item every fortnight.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Keeping everyone busy',
            mistake: 'Developers build six a week, because they can. Three a week pile up before the test.',
            better:
              'Build what test can take. An hour of help at the bottleneck is worth more than a day before it.',
          },
          narration: [
            'The common mistake is to keep everyone busy. Six a week are built, three are tested, and the pile grows by three. Work that nobody can take up is not progress.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 30,
            steps: [
              'Work out your cycle time: open items ÷ finished per day',
              'Set limits that add up to half of what is open',
              'Find the step that sets the pace',
              'Protect it with one change this week',
            ],
          },
          narration: [
            'Now your own board. Divide open items by those finished per day. Set limits that add up to about half of what is open now.',
            'Find the step that sets the pace, and protect it with one change this week. Tell the person there that it is not about them.',
          ],
        },
      ],
    },
  ],
};
