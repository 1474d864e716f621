import type { DemoSection } from '../../../types.ts';

export const forecasting: DemoSection = {
  title: 'Forecasting from your own data',
  lectures: [
    {
      slug: 'when-will-it-be-done',
      title: 'When will it be done?',
      scenes: [
        {
          slide: {
            kind: 'bars',
            heading: 'Twenty items by cycle time, in days',
            bars: [
              { label: '1 to 4', value: 2, text: '2' },
              { label: '5 to 7', value: 6, text: '6' },
              { label: '8 to 10', value: 6, text: '6' },
              { label: '11 to 13', value: 3, text: '3', marked: true },
              { label: '14 to 19', value: 2, text: '2' },
              { label: '32', value: 1, text: '1' },
            ],
          },
          narration: [
            'Since the limits, Rialto has finished twenty items. Two took four days or less.',
            'Six took five to seven days.',
            'Six took eight to ten.',
            'Three took eleven to thirteen.',
            'Two took longer.',
            'And one took thirty-two. The average is ten days. But an average is a poor promise: eight of twenty took ten days or more.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Reading percentiles',
            lines: [
              ['Sort twenty values', 'shortest first', '3 … 32'],
              ['50%', '10th value', '8 days'],
              ['85%', '17th value', '13 days'],
              ['95%', '19th value', '19 days'],
            ],
            result: ['What we say for one item', '13 days, 85%'],
          },
          narration: [
            'Sort the twenty values, shortest first.',
            'The tenth is eight days. Half of the items took no longer.',
            'The seventeenth is thirteen days. Seventeen of twenty are eighty-five per cent.',
            'The nineteenth is nineteen days.',
            'So if someone asks when a single item will be done, say: within thirteen working days after its start, with a chance of eighty-five per cent. No estimate was needed, only honest dates.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Cleaning the data',
            mistake: '“The one with 32 days was special, leave it out.” So was the one before.',
            better: 'Leave it in. Special things happen in one item of twenty, and the forecast should know.',
          },
          narration: [
            'The common mistake is to clean the data. The item of thirty-two days was special, so it goes. But something special happens once in twenty. Leave it in.',
          ],
        },
      ],
    },
    {
      slug: 'how-many-by-the-date',
      title: 'How many by the date?',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Six weeks on the six sides of a die',
            columns: [
              ['Side', 3],
              ['1', 1],
              ['2', 1],
              ['3', 1],
              ['4', 1],
              ['5', 1],
              ['6', 1],
            ],
            rows: [['Finished that week', '2', '4', '3', '1', '4', '4']],
          },
          narration: [
            'Stefan’s real question is about many items. Eighteen are left before the season. How many weeks will they take? You can answer with a die.',
            'Write down how many items you finished in each of the last six weeks. At Rialto: two, four, three, one, four, four. Each week gets one side of the die.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'One run, rolled by hand',
            columns: [
              ['Week ahead', 3],
              ['1', 1],
              ['2', 1],
              ['3', 1],
              ['4', 1],
              ['5', 1],
              ['6', 1],
            ],
            rows: [
              ['The die shows', '5', '2', '4', '3', '6', '1'],
              ['Items that week', '4', '4', '1', '3', '4', '2'],
              ['Finished so far', '4', '8', '9', '12', '16', '18'],
            ],
          },
          narration: [
            'Now roll for each week ahead. A five means that the next week is like week five.',
            'Week five had four items, so we write four. The second roll is a two: four items again. The third is a four, and week four was a bad one, with a single item.',
            'Add up until eighteen are reached. In this run that takes six weeks. Then do it again, many times, and note how many weeks each run took. This is called a Monte Carlo simulation. A spreadsheet rolls faster than you, but twenty runs by hand are enough to see the shape.',
          ],
        },
        {
          slide: {
            kind: 'bars',
            heading: 'Chance that all eighteen are finished',
            bars: [
              { label: '5 weeks', value: 17, text: '17%' },
              { label: '6 weeks', value: 59, text: '59%' },
              { label: '7 weeks', value: 87, text: '87%', marked: true },
              { label: '8 weeks', value: 97, text: '97%' },
            ],
          },
          narration: [
            'In five weeks, all eighteen are finished in seventeen runs of a hundred.',
            'In six weeks, in fifty-nine. That is where the average would put you: eighteen divided by three a week. It is little better than a coin.',
            'In seven weeks, eighty-seven.',
            'In eight weeks, ninety-seven. There are eight weeks left until the thirtieth of November. So the answer is yes, very likely, if the next weeks are like the last.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Six weeks from another time',
            mistake: 'The sample includes two weeks before the limits, or the week of the summer party.',
            better:
              'Take weeks that resemble those ahead. If half the team is away in October, use weeks like that.',
          },
          narration: [
            'The common mistake is a sample from another time. The dice know only what you wrote on them. If weeks ahead will be different, choose weeks that were different.',
          ],
        },
      ],
    },
    {
      slug: 'a-promise-with-a-chance',
      title: 'A promise with a chance',
      resources: [{ title: 'Forecast note for a sponsor (Markdown)', file: 'forecast-note.md' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'What Stefan gets on Friday',
            columns: [
              ['Items', 4],
              ['By 30 November', 4],
              ['What it means', 4],
            ],
            rows: [
              ['The first 18', '97%', 'Plan with it'],
              ['21', '85%', 'Likely, do not announce'],
              ['24', '50%', 'A coin'],
              ['All 30 ideas', 'Below 1%', 'Choose'],
            ],
          },
          narration: [
            'On Friday Stefan asks again, and Irina has one page. The first eighteen items: ninety-seven per cent. Plan with it.',
            'Twenty-one items: eighty-five per cent.',
            'Twenty-four: a coin.',
            'All thirty ideas: below one per cent. So please choose. Stefan puts the thirty in order, which he had refused to do since spring. A chance beside each line made it easy.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'How to say it',
            points: [
              'A date, a number of items and a chance',
              'What the forecast assumes',
              'When you will forecast again: every week',
              'What the sponsor can change: the order',
            ],
          },
          narration: [
            'Say a date, a number and a chance. Say what it assumes: seven people, no new class of work.',
            'Say when you will forecast again. And say what the sponsor can change. Not the dice: the order.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'The date without the chance',
            mistake: '“We will be done on 16 November.” It is the average, and it is heard as a promise.',
            better:
              '“Eighteen items by 23 November: 87 in 100. By the 30th: 97. I will tell you each Friday.”',
          },
          narration: [
            'The common mistake is to say the date and swallow the chance. A reader who hears a date alone hears a promise. It costs one more breath to say the rest. If your sponsor insists on one date, give the one with ninety-five per cent, and say that it is that.',
          ],
        },
      ],
    },
    {
      slug: 'keeping-it-alive',
      title: 'Keeping it alive',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Rialto on 30 November',
            columns: [
              ['Measure', 4],
              ['June', 3],
              ['November', 3],
            ],
            rows: [
              ['Open items', '14', '6'],
              ['Average cycle time', '28 days', '10 days'],
              ['Flow efficiency', '18%', '41%'],
              ['Urgent at once', '9', '1'],
              ['Finished for the season', '–', '20 items'],
            ],
          },
          narration: [
            'On the thirtieth of November twenty items were in use: the eighteen that were promised, and two of the next three. Open items went from fourteen to six.',
            'The average cycle time from twenty-eight days to ten.',
            'An item is worked on for forty-one per cent of its time.',
            'Urgent items went from nine to one.',
            'Nobody was hired, and nobody worked in the evening. The team finished what it had started, and started less.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Half an hour, every second week',
            points: [
              'Which item is older than 13 days, and why?',
              'Which limit hurt, and which never did?',
              'Which blocker cost most days?',
              'One line of the page to change',
            ],
          },
          narration: [
            'To keep it alive, meet for half an hour every second week. Which item is older than thirteen days, and why? Which limit hurt, and which never did?',
            'Which blocker cost the most days? Then change one line of your page. One is enough.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Numbers as a whip',
            mistake:
              'Cycle time becomes a target for each developer. Items become tiny, and dates become creative.',
            better: 'Measure the work, not the people. The numbers belong to the team that can act on them.',
          },
          narration: [
            'The common mistake is to make the numbers a target for people. Then items become tiny, and dates become creative. Measure the work. It does not mind.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 45,
            steps: [
              'Read the 50, 85 and 95% values from your flow log',
              'Write six weeks on a die, and roll for your next ten items, 20 times',
              'Write a forecast note: date, number, chance',
              'Forecast again next Friday, and compare',
            ],
          },
          narration: [
            'The last exercise takes forty-five minutes. Read your percentiles from the flow log. Write six weeks on a die, and roll for your next ten items, twenty times.',
            'Write the note: a date, a number and a chance. And next Friday, do it again. I hope that your oldest card is younger by then.',
          ],
        },
      ],
    },
  ],
};
