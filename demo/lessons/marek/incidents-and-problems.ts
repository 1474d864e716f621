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
                { mark: 'A', label: 'Payroll run fails on the 25th', x: 3, y: 3 },
                { mark: 'B', label: 'Payroll run fails on the 2nd', x: 1, y: 3 },
                { mark: 'C', label: 'One of two tills dead, Saturday 10:00', x: 3, y: 2 },
              ],
            },
            narration: [
              'At Fernhill, a service desk of twelve looks after nine garden centres. It asks about impact, meaning how much is affected, and urgency, meaning how soon. Payroll fails on the twenty-fifth: that’s everyone, now.',
              'Suppose it fails on the second. The impact is the same, but there are weeks to fix it.',
              'One of two tills is dead on a Saturday morning. That’s only one shop, but it can’t wait.',
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
              'You read the priority from the table. Call A is a priority one.',
              'Call C is a priority two. Its impact is in the middle, and its urgency at the top.',
              'Call B is a priority three, and that’s fine. It’ll move up as the twenty-fifth gets closer.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who shouts loudest?',
              mistake: 'The director’s printer is a priority one, because the director called.',
              better: 'One person, today: a priority three. If the table is wrong, change it for everyone.',
            },
            narration: [
              'It’s tempting to let the caller’s rank decide.',
              'Agree on the table once, while things are calm, and stick to it on Saturdays.',
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
              heading: 'Saturday, 10:05: all tills are down',
              steps: [
                ['Zuzana leads', 'Decides, and stays off the keyboard'],
                ['Two people fix', 'Every 15 minutes: what we know, what we try next'],
                ['Karel informs', 'All nine shops, at fixed times'],
              ],
            },
            narration: [
              'It’s five past ten on Saturday, and no till works in any shop. Zuzana leads, and keeps her hands off the keyboard.',
              'Two people work on the fix. Every fifteen minutes, they say what they know, and what they’ll try next.',
              'Karel keeps everyone else informed, at fixed times. He does so even when there’s nothing new to report.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Why one person does the talking',
              lines: [
                ['Calls from nine shops', '9, every 15 minutes', '36 an hour'],
                ['Time on the phone', '36 × 3 minutes', '108 min'],
              ],
              result: ['Of the two fixers’ 120 minutes', '90%'],
            },
            narration: [
              'Suppose there were no Karel. Nine shops would ring every quarter of an hour: thirty-six calls.',
              'At three minutes each, that’s one hundred and eight minutes in every hour.',
              'Two fixers have one hundred and twenty. They’d spend ninety per cent of their time saying that they’re working on it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A message that keeps the phones quiet',
              mistake: '“We are working on it, and will be in touch when we know more.”',
              better: '“10:20. Tills are down in all shops. Use paper slips. Next update at 10:40.”',
            },
            narration: [
              'Many first messages don’t give a time. So everyone rings to ask.',
              'Say what’s affected, what people should do, and when you’ll be in touch again. Then keep to it.',
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
                ['Photograph the screen', 'a phone', '10 s'],
              ],
              result: ['Cost of the evidence', '70 s'],
            },
            narration: [
              'At 10:37, the fixers want to restart the till server. That will restore the service, but destroy the evidence. So first they copy the logs.',
              'They list the open connections. All five hundred are in use.',
              'They take a picture of the screen, and write down the time.',
              'That’s seventy seconds. Zuzana had allowed two minutes. If lives or safety are at risk, though, restart at once.',
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
              'Most people restart, and feel relieved. A week later it happens again, and they know as little as before. Here, the list of connections will lead to the cause.',
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
              'At 10:41 the tills are working, and the incident is over. It lasted thirty-six minutes.',
              'Now open a problem, attach the evidence, and go home. On Monday, someone else looks for the cause, with a clear head.',
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
              heading: 'A record that people find in time',
              columns: [
                ['Part', 3],
                ['What it says', 8],
              ],
              rows: [
                ['Symptom', '“The till says Please wait and just hangs”'],
                ['Workaround', 'Ask which shop, press Reset, have them sign in'],
                ['Problem', 'Connections stay open. Review on 1 July'],
              ],
            },
            narration: [
              'The cause is known, and until it’s fixed, the desk needs a known error record. People tend to write: connection pool exhausted. Instead, write what callers say.',
              'The workaround has three steps. Nobody reads more than that with a caller waiting.',
              'Then link to the problem. And set a date to check whether all this is still true.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Is it worth fixing?',
              lines: [
                ['Cost each week', '6 calls × 20 minutes', '2 hours'],
                ['Fix', 'estimated', '30 hours'],
              ],
              result: ['Paid back after', '15 weeks'],
            },
            narration: [
              'There are six calls a week, and each one costs the shop and the desk twenty minutes between them. That’s two hours.',
              'The fix would take thirty hours.',
              'It pays for itself in fifteen weeks, and Saturdays become quiet. With one call a month, the record alone would do.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Place your last ten incidents on the grid. Who just shouted loudest?',
                'Write one known error in a caller’s words',
              ],
            },
            narration: [
              'Place your own last ten incidents on the grid.',
              'Then write one known error, and see whether a colleague can find it.',
            ],
          },
        ],
      },
    ],
  },
];
