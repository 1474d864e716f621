import type { DemoSection } from '../../types.ts';

export const incidentsAndProblems: DemoSection[] = [
  {
    title: 'Incidents',
    lectures: [
      {
        slug: 'impact-and-urgency',
        title: 'Impact and urgency',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'matrix',
              heading: 'Three calls at Fernhill',
              across: { title: 'Urgency', labels: ['days', 'today', 'now'] },
              up: { title: 'Impact', labels: ['one', 'a shop', 'all'] },
              items: [
                { mark: 'A', label: 'Payroll run broken, on the 25th', x: 3, y: 3 },
                { mark: 'B', label: 'Payroll run broken, on the 2nd', x: 1, y: 3 },
                { mark: 'C', label: 'One of two tills dead, Saturday 10:00', x: 3, y: 2 },
              ],
            },
            narration: [
              'At Fernhill, a service desk of twelve looks after nine garden centres. It asks for impact, how much is affected, and urgency, how soon it hurts. Payroll breaks on the twenty-fifth: everyone, now.',
              'It breaks on the second. The impact is the same, but there are weeks to repair it.',
              'One of two tills is dead on a Saturday morning. That is one shop, but it hurts now.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Priority, read from the grid',
              columns: [
                ['Impact and urgency', 5],
                ['Priority', 2],
                ['Restored within', 3],
              ],
              rows: [
                ['Both at the top', '1', '2 hours'],
                ['One at the top, one in the middle', '2', '6 hours'],
                ['Everything else', '3', '3 days'],
              ],
            },
            narration: [
              'Priority is read from the table. A is a one.',
              'C is a two. Impact in the middle, urgency at the top.',
              'B is a three, and nobody need be ashamed of that. It moves up when the twenty-fifth comes closer.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who shouts?',
              mistake: 'The director’s printer is a one, because the director called.',
              better: 'One person, today: a three. If the table is wrong, change it for everyone.',
            },
            narration: [
              'The common mistake is to let the caller’s rank decide.',
              'Agree on the table once, in peace, and read from it on Saturdays.',
            ],
          },
        ],
      },
      {
        slug: 'the-major-incident',
        title: 'The major incident',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Saturday, 10:05: all tills stand still',
              steps: [
                ['Zuzana leads', 'Decides, and touches no keyboard'],
                ['Two people fix', 'Every 15 minutes: what we know, what we try next'],
                ['Karel tells', 'All nine shops, at fixed times'],
              ],
            },
            narration: [
              'Saturday, five past ten: no till works in any shop. Zuzana leads, and touches no keyboard.',
              'Two people fix. Every fifteen minutes they say what they know, and what they try next.',
              'Karel tells everyone else, at fixed times. He does so even when there is nothing new.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Why one person tells',
              lines: [
                ['Calls from nine shops', '9, every 15 minutes', '36 an hour'],
                ['Time on the phone', '36 × 3 minutes', '108 min'],
              ],
              result: ['Of the two fixers’ 120 minutes', '90 %'],
            },
            narration: [
              'Suppose there were no Karel. Nine shops would call every quarter of an hour: thirty-six calls.',
              'At three minutes each, that is one hundred and eight minutes in an hour.',
              'Two fixers have one hundred and twenty. Ninety per cent of their time would go into saying that they are working on it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A message that keeps phones silent',
              mistake: '“We are working on it, and will be in touch when we know more.”',
              better: '“10:20. Tills are down in all shops. Use paper slips. Next news at 10:40.”',
            },
            narration: [
              'The common mistake is a message without a time. Everyone calls to ask.',
              'Say what is affected, what people should do, and when you will speak again. Then do so.',
            ],
          },
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
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: '10:37, before the restart',
              lines: [
                ['Copy the log files', 'a script', '40 s'],
                ['List open connections', 'one command', '20 s'],
                ['Photograph the screen', 'a telephone', '10 s'],
              ],
              result: ['Price of the evidence', '70 s'],
            },
            narration: [
              'At 10:37 the fixers want to restart the till server. It will restore the service, and destroy the evidence. So first they copy the logs.',
              'They list the open connections. Five hundred of five hundred are in use.',
              'They take a picture of the screen, and write down the time.',
              'Seventy seconds. Zuzana had allowed two minutes. Where lives or safety are at risk, restart at once.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Two Saturdays',
              mistake: 'Restart at once, all is well, and the logs are gone. Next Saturday it happens again.',
              better: 'Seventy seconds later, all is well. And someone can ask: why five hundred?',
            },
            narration: [
              'The common mistake is to restart, and to be relieved. A week later it happens again, and you know as little as before. Here, the list of connections will lead to the cause.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'The handover',
              columns: [
                ['Record', 3],
                ['What it says', 8],
              ],
              rows: [
                ['Incident', 'Tills down 10:05 to 10:41. Restored by restart'],
                ['Problem', 'Why are 500 connections in use? Logs attached'],
              ],
            },
            narration: [
              'At 10:41 the tills work, and the incident is over. It lasted thirty-six minutes.',
              'Now open a problem, attach the evidence, and go home. Someone else looks for the cause on Monday, with a clear head.',
            ],
          },
        ],
      },
      {
        slug: 'known-errors',
        title: 'Known errors',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'A record that is found in time',
              columns: [
                ['Part', 3],
                ['What it says', 8],
              ],
              rows: [
                ['Symptom', '“The till says please wait, and never stops”'],
                ['Work-around', 'Ask which shop, press Reset, let them sign in'],
                ['Problem', 'Connections stay open. Look again on 1 July'],
              ],
            },
            narration: [
              'The cause is known, and until it is repaired, the desk needs a known error record. The common mistake is to write: connection pool exhausted. Write what callers say.',
              'The work-around has three steps. More will not be read while someone waits.',
              'Then link the problem. And set a date on which to ask whether all this is still true.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Is it worth repairing?',
              lines: [
                ['Cost each week', '6 calls × 20 minutes', '2 hours'],
                ['Repair', 'as estimated', '30 hours'],
              ],
              result: ['Paid back after', '15 weeks'],
            },
            narration: [
              'Six calls a week, twenty minutes each, for shop and desk together. That is two hours.',
              'The repair takes thirty hours.',
              'It pays for itself in fifteen weeks, and Saturdays become quiet. With one call a month, the record alone would do.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Place your last ten incidents on the grid. Which priority was shouted?',
                'Write one known error in a caller’s words',
              ],
            },
            narration: [
              'Place your own last ten incidents on the grid.',
              'Then write one known error, and let a colleague search for it.',
            ],
          },
        ],
      },
    ],
  },
];
