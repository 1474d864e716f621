import type { DemoSection } from '../../types.ts';

export const strategyToRoadmap: DemoSection[] = [
  {
    title: 'Objectives',
    lectures: [
      {
        slug: 'objectives-and-key-results',
        title: 'Objectives and key results',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'An objective of Larkfield',
              text: 'New customers find their way without help.',
            },
            narration: [
              'Larkfield makes booking software for campsites. An objective gives direction in plain words, and this one fits into one line. People at Larkfield can repeat it, and nobody needs to ask what it is good for.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three key results for the year',
              columns: [
                ['Key result', 6],
                ['Now', 2],
                ['Target', 2],
              ],
              rows: [
                ['Calls in week one, per 100 new customers', '9', '5'],
                ['First booking taken within a day', '40 %', '70 %'],
                ['Customers who leave within three months', '12 %', '8 %'],
              ],
            },
            narration: [
              'Key results measure it. Calls in the first week should fall from nine per hundred new customers to five. With six hundred new customers a quarter, that is thirty calls instead of fifty-four.',
              'The second measures whether they get started. Four in ten take a booking on their first day. It should be seven.',
              'The third keeps the other two honest. One could lower the calls by hiding the telephone number. Then more customers would leave.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An activity is not a result',
              mistake: '“Launch the new guide by June.” It is launched. The telephone rings as before.',
              better:
                '“Calls fall from nine to five.” The guide is one idea, and may be replaced by a better one.',
            },
            narration: [
              'The common mistake is to list activities. The guide may well help, but being finished proves nothing. And once it is a target, nobody will stop it.',
              'Ask of each line: could we do it, and still fail? If so, it is an activity. Two to four results are enough for one objective.',
            ],
          },
        ],
      },
      {
        slug: 'now-next-later',
        title: 'Now, next, later',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Larkfield’s roadmap, by confidence',
              columns: [
                ['Column', 2],
                ['Outcome', 6],
                ['Known', 4],
              ],
              rows: [
                ['Now', 'Set up a campsite in an hour', 'People, date: June'],
                ['Next', 'Guests pay a deposit online', 'Wanted, size open'],
                ['Later', 'Campsites find guests through us', 'A direction'],
              ],
            },
            narration: [
              'Arrange outcomes by how sure you are. Now means committed, and staffed. Setting up a campsite takes half a day today, and by June it should take an hour.',
              'Next is wanted. Nobody has worked out yet how large it is. Campsites lose money on guests who do not come, so they want deposits.',
              'Later is only a direction. Perhaps campsites will find guests through Larkfield. There is no date, and nobody is working on it.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'The one dependency that counts',
              steps: [
                ['One customer record', 'Part of the set-up in an hour'],
                ['Deposits online', 'A payment needs to know whose it is'],
              ],
            },
            narration: [
              'There are a dozen dependencies. Draw only those that decide the order. Today each module keeps customers of its own, and the new set-up joins them into one record.',
              'Deposits need that record. So they come afterwards, even though sales would like it the other way round. One arrow is enough to explain that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Dates in the last column',
              mistake: '“Marketplace: March in two years.” Sales quotes it to a customer the same week.',
              better: 'Dates only under now. Elsewhere, say what must be known before there is one.',
            },
            narration: [
              'The common mistake is to put dates everywhere. A date in the last column is a promise that nobody made, and it will be quoted.',
              'If you are asked when, say what you must know first. For deposits that is the price of the payment provider, and it will be known in May.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Keeping it alive',
    lectures: [
      {
        slug: 'the-quarterly-review',
        title: 'The quarterly review',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Larkfield in July',
              columns: [
                ['Outcome', 4],
                ['Learned', 5],
                ['Moves', 4],
              ],
              rows: [
                ['Set-up in an hour', 'Calls: 9 to 6, expected 5', 'Stays in now'],
                ['Deposits online', 'Size known: ten weeks', 'Next to now'],
                ['Campsites find guests', 'Later for four quarters', 'Leaves'],
              ],
            },
            narration: [
              'Once a quarter, compare what happened with what you expected. Calls fell by three of the four that were promised. The last one comes from customers with old data, so the work stays in now.',
              'Deposits have a size: ten weeks for one team. The record exists, and three people are free. So they move from next to now, and get a date: October.',
              'Finding guests has been in later for four quarters, and nobody has learned anything about it. So it leaves the page. If it matters, it will come back with a better reason.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A review of deliveries',
              mistake: '“Guide: done. Set-up: done. Next slide.” An hour of status, and nothing moves.',
              better: '“We expected five calls and have six. What does that tell us?” Then move two items.',
            },
            narration: [
              'The common mistake is to report what was delivered. Everything is green. Nobody asks whether calls have fallen.',
              'Begin with the results, and give half of the hour to what should move. Then publish the changes with their reasons. People accept a new order when they understand it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 45,
              steps: [
                'Write one objective with three key results, each with today’s value',
                'Sort your roadmap into now, next and later, and remove what taught you nothing',
              ],
            },
            narration: [
              'Write one objective and three key results. Find out today’s values before you choose the targets.',
              'Then sort your roadmap into three columns, on one page. What has waited for a year without teaching you anything may leave.',
            ],
          },
        ],
      },
    ],
  },
];
