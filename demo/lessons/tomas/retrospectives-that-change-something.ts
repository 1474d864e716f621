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
              'Skerry Line runs ferries. A team of seven builds its booking app, and this Sprint they missed a release.',
              'Kirsty, who’s leading the retrospective, draws the ten days. Everyone adds what happened: the new fares were built by day four.',
              'Then they waited for review, from day five to day seven.',
              'Someone adds a release, someone else a decision. Nobody judges anything yet.',
              'From day six, Ana was ill. Two of her colleagues hadn’t even noticed.',
              'Five minutes of this can save half an hour of arguing over who remembers it right.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'One number to bring along',
              lines: [
                ['Items finished', 'in this Sprint', '6'],
                ['Days waiting for review', '3 + 1 + 0 + 4 + 2 + 2', '12'],
              ],
              result: ['Average wait for review', '2 days'],
            },
            narration: [
              'Kirsty also brings one number. It took her ten minutes to get it from the board. Six items were finished.',
              'She adds up the days that each of them spent waiting for review. Three, one, none, four, two and two: that makes twelve.',
              'So on average, an item waits for two days. The fares were unlucky, but they weren’t unusual.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Facts are what the board can show',
              mistake: '“Nobody bothers with reviews here.” Six people start defending themselves.',
              better: '“The fares waited for review from day five to day seven.” Six people start thinking.',
            },
            narration: [
              'It’s tempting to open with: what went badly? You’ll get verdicts, and verdicts put people on the defensive.',
              'Write down only what a camera or the board could have recorded. What it means comes next.',
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
                ['Write', 'Five minutes in silence, one thought per note'],
                ['One round', 'Everyone reads out one note, nobody comments'],
                ['Then debate', 'The person with the most authority speaks last'],
              ],
            },
            narration: [
              'Why did the fares wait? First, everyone writes in silence for five minutes. That gives people who need time to think an equal start.',
              'Then there’s one round. Each person reads out one note, and nobody comments.',
              'Only then does the debate begin. Ruben, the most senior developer, speaks last. If he went first, the others would just agree.',
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
              'Does it matter? Kirsty once kept count. Out of forty minutes, Ruben used to speak for twenty-two. With rounds, it’s eight.',
              'Three colleagues who like to talk get fifteen minutes, just as before. Nobody had to silence them.',
              'The other three used to share three minutes. Now they have seventeen. One of them is Dev, who joined in May. His note said: I didn’t know I was allowed to review. Nobody else had thought of that.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The same online',
              mistake: 'Everyone types into an open chat. The first message sets the topic.',
              better: 'Notes stay hidden until everyone has finished. Then one round, in list order.',
            },
            narration: [
              'Online, most teams type into an open chat. The first message then decides what everyone talks about.',
              'Keep the notes hidden until everyone has finished. Then go round in list order, so that nobody has to push in.',
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
                { mark: 'B', label: 'A different time for the Daily Scrum', x: 3, y: 1 },
                { mark: 'C', label: 'All seven review, not just Ruben', x: 3, y: 3 },
              ],
            },
            narration: [
              'Too many retrospectives end with nine actions that never get done. Of these three, a second test system would help, but that’s for others to decide.',
              'Moving the Daily Scrum is in our hands. It wouldn’t change much, though.',
              'Letting all seven review, not just Ruben, is different. That’s up to us, it can start on Monday, and it should shorten those two days.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'We expect to see',
              text: 'From Monday, all seven of us review. We expect the average wait to fall from two days to one by the end of the Sprint.',
            },
            narration: [
              'Put it on the board like any other item, with a name against it. And write down what you expect to see. Here, the wait should fall from two days to one.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Two weeks later',
              lines: [['Seven items waited', '2 + 0 + 1 + 1 + 0 + 2 + 1', '7 days']],
              result: ['Average wait, down from 2 days', '1 day'],
            },
            narration: [
              'The next retrospective begins with that sentence. Seven items were finished, and together they waited for seven days.',
              'That’s one day on average, as expected. One Sprint may be luck, so they’ll look again in two weeks. If it hadn’t helped, they’d simply have stopped doing it.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 15,
              steps: [
                'Add up one waiting time from your board',
                'Choose one change your team can make on its own, and complete: “We expect to see …”',
              ],
            },
            narration: [
              'Before your next retrospective, add up one waiting time from your own board.',
              'In the meeting, choose one change that you don’t need permission for. Then write your own sentence, with a number in it.',
            ],
          },
        ],
      },
    ],
  },
];
