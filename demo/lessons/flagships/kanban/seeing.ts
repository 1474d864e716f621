import type { DemoSection } from '../../../types.ts';

export const seeing: DemoSection = {
  title: 'Seeing the work',
  lectures: [
    {
      slug: 'queues-on-the-board',
      title: 'Queues on the board',
      isFreePreview: true,
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Our case: Rialto Parcels',
            columns: [
              ['What', 3],
              ['The depot app team', 7],
            ],
            rows: [
              ['People', 'Four developers, one tester, two others'],
              ['Work', 'An app with which drivers load their vans'],
              ['Date', '30 November, before the Christmas season'],
              ['Open items', '14'],
              ['Question', 'Stefan, operations director: “When?”'],
            ],
          },
          narration: [
            'We follow one team through this course. Rialto Parcels is invented. Seven people build the app with which drivers load their vans: four developers, Nadia who tests, Pau who talks to the depots, and Irina who leads.',
            'Everything must work before the Christmas season.',
            'Fourteen items are open. Everyone is busy, and little is finished. And each Friday Stefan, the operations director, asks one question: when?',
          ],
        },
        {
          slide: {
            kind: 'bars',
            heading: 'Fourteen open items, by where they are',
            bars: [
              { label: 'building', value: 4, text: '4' },
              { label: 'waits: review', value: 3, text: '3', marked: true },
              { label: 'in review', value: 1, text: '1' },
              { label: 'waits: test', value: 4, text: '4', marked: true },
              { label: 'in test', value: 1, text: '1' },
              { label: 'waits: release', value: 1, text: '1', marked: true },
            ],
          },
          narration: [
            'The old board had three columns: to do, doing, done. All fourteen were in doing. Then Irina splits each step in two: someone works on it, or it waits.',
            'Four items are being built. Three wait for a review.',
            'One is in review.',
            'Four wait for Nadia, who tests one.',
            'The amber bars are queues. Eight of fourteen items are in one, and nobody touches them.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A column called Blocked',
            mistake: 'Blocked items move into a column of their own. It fills up, and the board looks tidy.',
            better:
              'A blocked item stays where it is, with a red mark, a date and a name. It takes up room there.',
          },
          narration: [
            'The common mistake is a column called blocked. Items move there, and people forget them. Leave the item where it is, and mark it. It should be in the way.',
          ],
        },
      ],
    },
    {
      slug: 'where-the-days-go',
      title: 'Where the days go',
      scenes: [
        {
          slide: {
            kind: 'timeline',
            heading: 'One item, 28 working days',
            periods: ['1–5', '6–10', '11–15', '16–20', '21–25', '26–30'],
            bars: [
              { label: 'Ready', from: 0, to: 0.6, late: true },
              { label: 'Built', from: 0.6, to: 1.2 },
              { label: 'Waits for review', from: 1.2, to: 3, note: '9 days', late: true },
              { label: 'Review, one day', from: 3, to: 3.2 },
              { label: 'Waits for test', from: 3.2, to: 4.6, note: '7 days', late: true },
              { label: 'Test, then release', from: 4.6, to: 5.6, note: '1 + 4' },
            ],
          },
          narration: [
            'Take one item: print labels without a network. It took twenty-eight working days. Three of them in the ready column.',
            'Three days to build.',
            'Then nine days until someone reviewed it.',
            'The review took a day.',
            'Then seven days until Nadia had time.',
            'A day of testing, and four days until the next release.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Flow efficiency',
            lines: [
              ['Worked on', '3 + 1 + 1', '5 days'],
              ['Waiting', '3 + 9 + 7 + 4', '23 days'],
              ['In all', '5 + 23', '28 days'],
            ],
            result: ['Flow efficiency: 5 ÷ 28', '18%'],
          },
          narration: [
            'Add it up. Someone worked on it for five days.',
            'It waited for twenty-three.',
            'In all, twenty-eight.',
            'Five out of twenty-eight is eighteen per cent. That share is called flow efficiency. It tells you where to look. If developers typed twice as fast, the item would have taken twenty-six and a half days instead of twenty-eight.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Speeding up the work',
            mistake: 'Better tools, overtime, another developer: all aimed at three days out of 28.',
            better:
              'Ask what the item waited for. Here: a review and a test. Nobody was slow. Too much was open.',
          },
          narration: [
            'The common mistake is to speed up the work. It is visible, so we improve it. But the days are in the queues. Ask what the item waited for.',
          ],
        },
      ],
    },
    {
      slug: 'start-and-finish',
      title: 'Start, finish and size',
      scenes: [
        {
          slide: {
            kind: 'flow',
            heading: 'Two lines on the board',
            steps: [
              ['Ideas', 'May still be dropped. No promise'],
              ['Start line', 'We commit, and write the date'],
              ['In progress', 'Built, reviewed, tested'],
              ['Finish line', 'A driver can use it. We write the date'],
            ],
          },
          narration: [
            'To measure anything, you need two lines. Left of the start line are ideas. They may still be dropped.',
            'When an item crosses the start line, the team commits, and writes down the date.',
            'Then it is in progress, whether someone works on it or not.',
            'At the finish line a driver can use it. Write down that date too. The days between are its cycle time.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Small enough?',
            points: [
              'One person could explain it in a minute',
              'It makes sense to a driver on its own',
              'We expect it within our usual ten days',
              'If not: split it before the start line',
            ],
          },
          narration: [
            'Items need not be equal. They only need to be small enough. Could one person explain it in a minute? Does it make sense to a driver on its own?',
            'Would we expect it within our usual time? If not, split it before the start line. That is all the estimating this course asks for.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Splitting “returns in the app”',
            columns: [
              ['Slice', 4],
              ['A driver can …', 5],
            ],
            rows: [
              ['1. Scan a return', 'take a parcel back, with its number'],
              ['2. Photo of damage', 'prove what it looked like'],
              ['3. Print a receipt', 'give the customer a proof'],
            ],
          },
          narration: [
            'Here is one that was too large: returns in the app. Pau cuts it by what a driver can do. First scan a return, so that a parcel can be taken back.',
            'Then take a photo of the damage.',
            'Then print a receipt. Each slice is useful alone. Cutting it into screens, logic and database would give three items of which none is.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A finish line in the middle',
            mistake: 'The clock stops when the code is merged. The chart improves, and drivers still wait.',
            better:
              'Stop it where the customer notices. If you cannot change that part yet, you can still see it.',
          },
          narration: [
            'The common mistake is a finish line in the middle, where the team’s own work ends. The chart improves, and drivers still wait. Put the line where the customer notices.',
          ],
        },
      ],
    },
    {
      slug: 'age-on-every-card',
      title: 'Age on every card',
      resources: [{ title: 'Flow log with percentiles (Excel)', file: 'flow-log.xlsx' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Monday, from right to left',
            columns: [
              ['Item', 4],
              ['Where', 3],
              ['Age', 2],
              ['What it needs', 4],
            ],
            rows: [
              ['Offline labels', 'Waits: release', '24 days', 'Release today'],
              ['Damaged parcel photo', 'Waits: test', '19 days', 'A second tester'],
              ['Route order', 'Review', '11 days', 'A decision by Pau'],
              ['Dark mode', 'Building', '2 days', 'Nothing'],
            ],
          },
          narration: [
            'Write on each card how many days ago it started. That is its age, and it is the best agenda for the daily meeting. Begin on the right, with what is nearest to the finish.',
            'Offline labels: twenty-four days old, waits for a release. Can we release today?',
            'Photo of a damaged parcel: nineteen days, waits for a test. Who can help Nadia?',
            'Route order: eleven days, needs a decision.',
            'Dark mode is two days old. Nobody needs to say anything about it.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Going round the circle',
            mistake:
              '“Yesterday I did, today I will.” Seven people report. Four items wait, and are not mentioned.',
            better: 'Go through the items, oldest first. Ask: what would get this one over the line?',
          },
          narration: [
            'The common mistake is to go round the circle. Seven people report what they did, and the items that nobody works on are not mentioned. Go through the items, and ask what would get each one over the line.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 30,
            steps: [
              'Split every step of your board: working and waiting',
              'Draw the two lines, start and finish',
              'Write the age on every open card',
              'Enter your last twenty items in the flow log',
            ],
          },
          narration: [
            'Half an hour of work. Split every step of your board into working and waiting. Draw the two lines. Write the age on every card.',
            'Then enter the last twenty finished items in the flow log, with start and finish. Rough dates will do. You need them in section four.',
          ],
        },
      ],
    },
  ],
};
