import type { DemoSection } from '../../types.ts';

export const retrospectivesThatChangeSomething: DemoSection[] = [
  {
    title: 'The hour itself',
    lectures: [
      {
        slug: 'facts-first',
        title: 'Facts first',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'timeline',
              heading: 'Ten days of a Sprint',
              periods: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
              bars: [
                { label: 'Fares built', from: 0, to: 4 },
                { label: 'Fares wait for review', from: 4, to: 7, note: '3 days', late: true },
                { label: 'Ana is ill', from: 5, to: 8 },
              ],
            },
            narration: [
              'Skerry Line runs ferries. Seven people make its booking app, and this Sprint they missed a release.',
              'Kirsty, who leads the retrospective, draws the ten days. Everyone adds what happened: the new fares were built by day four.',
              'Then they waited for review, from day five to day seven.',
              'Someone adds a release, someone a decision. No judgement yet.',
              'From day six, Ana was ill. Two colleagues had not noticed.',
              'Five minutes of this prevent half an hour of arguing about different memories.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'One number, brought along',
              lines: [
                ['Items finished', 'in this Sprint', '6'],
                ['Days waiting for review', '3 + 1 + 0 + 4 + 2 + 2', '12'],
              ],
              result: ['Average wait for review', '2 days'],
            },
            narration: [
              'Kirsty also brings one number. She took it from the board, in ten minutes. Six items were finished.',
              'She adds up the days on which each of them waited for review. Three, one, none, four, two and two: together twelve.',
              'So an item waits for two days on average. The fares were unlucky, but not unusual.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A fact can be seen on the board',
              mistake: '“Nobody bothers about reviews here.” Six people begin to defend themselves.',
              better: '“The fares waited for review from day five to day seven.” Six people begin to think.',
            },
            narration: [
              'The common mistake is to open with: what went badly? You get verdicts, and verdicts invite a defence.',
              'Write only what a camera or the board could have recorded. What it means is the next step.',
            ],
          },
        ],
      },
      {
        slug: 'hearing-everyone',
        title: 'Hearing everyone',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Three steps, in this order',
              steps: [
                ['Write', 'Five minutes in silence, one thought on each note'],
                ['One round', 'Each reads out one note, nobody comments'],
                ['Then debate', 'The person with most authority speaks last'],
              ],
            },
            narration: [
              'Why did the fares wait? First, everyone writes for five minutes in silence. It gives slower thinkers an equal start.',
              'Then one round. Each person reads out one note, and nobody comments.',
              'Only then comes the debate. Ruben, the most senior developer, speaks last. If he speaks first, the others will only agree.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Forty minutes, shared out',
              columns: [
                ['Who', 5],
                ['Before', 3],
                ['With rounds', 3],
              ],
              rows: [
                ['Ruben', '22 min', '8 min'],
                ['Three who like to talk', '15 min', '15 min'],
                ['Three others', '3 min', '17 min'],
              ],
            },
            narration: [
              'Does it matter? Kirsty once kept a count. Of forty minutes, Ruben used to speak for twenty-two. With rounds, it is eight.',
              'Three colleagues who like to talk have fifteen minutes, then and now. Nobody had to silence them.',
              'The other three used to share three minutes. Now they have seventeen. One of them is Dev, who joined in May. His note said: I did not know that I may review. Nobody in the room had thought of that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The same online',
              mistake: 'Everyone types into an open chat. The first message becomes the subject.',
              better: 'Notes stay hidden until all are written. Then one round, in the order of a list.',
            },
            narration: [
              'Online, the common mistake is an open chat. The first message decides what everyone talks about.',
              'Keep the notes hidden until all are written. Then go round by a list, so that nobody has to push in.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'What comes of it',
    lectures: [
      {
        slug: 'one-improvement',
        title: 'One improvement',
        scenes: [
          {
            slide: {
              kind: 'matrix',
              heading: 'Choose by influence',
              across: { title: 'Influence', labels: ['theirs', 'shared', 'ours'] },
              up: { title: 'Effect', labels: ['small', 'some', 'large'] },
              items: [
                { mark: 'A', label: 'A second test system: needs a budget', x: 1, y: 3 },
                { mark: 'B', label: 'Another time for the Daily Scrum', x: 3, y: 1 },
                { mark: 'C', label: 'All seven may review, not only Ruben', x: 3, y: 3 },
              ],
            },
            narration: [
              'The common mistake is to leave with nine actions, of which none gets done. Of these three, a second test system would help, but others decide about it.',
              'Another time for the Daily Scrum is in our hands. It changes little.',
              'All seven may review, not only Ruben. That is ours, it begins on Monday, and it should shorten the two days.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'We expect to see',
              text: 'From Monday, all seven may review. We expect the average wait to fall from two days to one by the end of the Sprint.',
            },
            narration: [
              'Put it on the board like any other item, with a name. And write down what you expect to see. Here the wait should fall from two days to one.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Two weeks later',
              lines: [['Seven items waited', '2 + 0 + 1 + 1 + 0 + 2 + 1', '7 days']],
              result: ['Average wait, two days before', '1 day'],
            },
            narration: [
              'The next retrospective begins with that sentence. Seven items were finished, and together they waited for seven days.',
              'One day on average, as expected. One Sprint may be luck, so they look once more in two weeks. Had it not helped, they would simply have stopped it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 15,
              steps: [
                'Add up one waiting time from your board',
                'Choose one change your team may make alone, and finish: “We expect to see …”',
              ],
            },
            narration: [
              'Before your next retrospective, add up one waiting time from your own board.',
              'In the meeting, choose one change for which you need no permission. Write the sentence with the number in it.',
            ],
          },
        ],
      },
    ],
  },
];
