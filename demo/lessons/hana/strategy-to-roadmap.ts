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
              heading: 'One of Larkfield’s objectives',
              text: 'New customers find their way without help.',
            },
            narration: [
              'Larkfield makes booking software for campsites. An objective gives direction in plain English, and this one fits on one line. People at Larkfield can quote it, and nobody has to ask what it’s for.',
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
                ['First booking taken within a day', '40%', '70%'],
                ['Customers who leave within three months', '12%', '8%'],
              ],
            },
            narration: [
              'Key results tell us whether it’s working. Calls in the first week should fall from nine per hundred new customers to five. With six hundred new customers a quarter, that’s thirty calls instead of fifty-four.',
              'The second measures whether customers get started. Four in ten take a booking on their first day. It should be seven.',
              'The third keeps the other two honest. You could cut calls by hiding the phone number. But then more customers would leave.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'An activity is not a result',
              mistake:
                '“Launch the new guide by June.” It’s launched, and the phone rings as often as before.',
              better:
                '“Calls fall from nine to five.” The guide is one idea, and a better one may replace it.',
            },
            narration: [
              'Many teams list activities instead. The guide may well help, but finishing it proves nothing. And once it’s a target, nobody will stop it.',
              'For each line, ask: could we do this and still fail? If so, it’s an activity. Two to four results are enough for one objective.',
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
                ['Next', 'Guests pay a deposit online', 'Wanted, size unknown'],
                ['Later', 'Campsites find guests through us', 'Direction only'],
              ],
            },
            narration: [
              'Arrange outcomes by how sure you are of them. “Now” means committed and staffed. Setting up a campsite takes half a day today, and by June it should take an hour.',
              '“Next” means wanted. Nobody has worked out yet how big it is. Campsites lose money on guests who don’t turn up, so they want to take deposits.',
              '“Later” is only a direction. Perhaps campsites will find guests through Larkfield one day. There’s no date, and nobody is working on it.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'The one dependency that counts',
              steps: [
                ['One customer record', 'Part of the one-hour set-up'],
                ['Deposits online', 'Every payment needs a customer'],
              ],
            },
            narration: [
              'There are a dozen dependencies. Only draw the ones that decide the order. Today, each module keeps its own list of customers, and the new set-up merges them into one record.',
              'Deposits need that record. So they come second, even though sales would prefer it the other way round. One arrow is enough to explain that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Dates in the last column',
              mistake:
                '“Marketplace: March, two years from now.” Sales quotes it to a customer the same week.',
              better: 'Dates only under “now”. Elsewhere, say what you need to know before you can give one.',
            },
            narration: [
              'It’s tempting to put dates everywhere. But a date in the last column is a promise nobody made, and it will be quoted.',
              'If people ask when, say what you need to know first. For deposits, that’s what the payment provider charges, and we’ll know in May.',
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
                ['Campsites find guests', 'In “later” for four quarters', 'Comes off'],
              ],
            },
            narration: [
              'Once a quarter, compare what happened with what you expected. Calls fell by three, where we’d promised four. The last one comes from customers with old data, so the work stays in “now”.',
              'Deposits now have a size: ten weeks for one team. The record exists, and three people are free. So deposits move from “next” to “now”, and get a date: October.',
              'Finding guests has been in “later” for four quarters, and nobody has learned anything about it. So it comes off the page. If it matters, it will come back with a better case.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A review of deliveries',
              mistake: '“Guide: done. Set-up: done. Next slide.” An hour of status, and nothing moves.',
              better: '“We expected five calls and got six. What does that tell us?” Then move two items.',
            },
            narration: [
              'Most reviews only report what was delivered. Everything is green. Nobody asks whether calls have fallen.',
              'Start with the results, and give half the hour to what should move. Then publish the changes, with the reasons. People will accept a new order when they understand it.',
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
              'Write one objective and three key results. Find out today’s values before you set the targets.',
              'Then sort your roadmap into three columns, on one page. Anything that’s waited a year without teaching you something can come off.',
            ],
          },
        ],
      },
    ],
  },
];
