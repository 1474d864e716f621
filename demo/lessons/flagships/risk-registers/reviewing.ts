import type { DemoSection } from '../../../types.ts';

export const reviewing: DemoSection = {
  title: 'A register people come back to',
  lectures: [
    {
      slug: 'watching-the-triggers',
      title: 'Watching the triggers',
      scenes: [
        {
          slide: {
            kind: 'timeline',
            heading: 'When each trigger can fire',
            periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'],
            bars: [
              { label: 'R1 trial pits', from: 1, to: 2, note: 'dig' },
              { label: 'R2 test slot', from: 1, to: 2.1, note: '1 Mar', late: true },
              { label: 'R3 track letter', from: 1.3, to: 3.4, note: '8 weeks before' },
              { label: 'R4 paving sample', from: 4, to: 4.6 },
              { label: 'O1 crane dates', from: 0.5, to: 2.5, note: 'ask until 15 Mar' },
            ],
          },
          narration: [
            'Every risk has a season. Before it, nothing can happen. After it, nothing can be done. The trial pits are dug in February.',
            'The test slot must be confirmed by the first of March. After that, the factory gives it to someone else.',
            'The railway writes eight weeks before the weekend, or it does not write.',
            'The paving sample comes in May. Looking at it in every meeting since January would be a waste.',
            'And the crane next door: if we have not asked by the middle of March, the chance has gone.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'What a good trigger is like',
            points: [
              'Someone can see it without asking for an opinion',
              'It comes early enough to act',
              'It has a date on which silence counts as yes',
            ],
          },
          narration: [
            'A good trigger can be seen without asking for an opinion. It comes early enough to act. And there is a date on which silence counts as yes.',
            'On the first of March Leila has no confirmation of the test slot. Nobody has said no. But silence was the trigger, so she drives to the factory the next morning.',
            'The slot had been promised to two clients. Because she came in March, the factory found a second one in May.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Waiting for certainty',
            mistake: '“Let us see what the supplier says. I do not want to make a fuss.”',
            better:
              'The trigger was agreed when everyone was calm. Act on it, and apologise if you were wrong.',
          },
          narration: [
            'The common mistake is to wait for certainty. By then the risk is an issue. You agreed on the trigger when everyone was calm. Trust it.',
          ],
        },
      ],
    },
    {
      slug: 'a-twenty-minute-review',
      title: 'A twenty-minute review',
      resources: [{ title: 'Risk review agenda (Markdown)', file: 'risk-review-agenda.md' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Twenty minutes, five parts',
            columns: [
              ['Minutes', 2],
              ['What', 7],
              ['Who', 2],
            ],
            rows: [
              ['0 to 2', 'Decisions of last time: done or not done', 'Chair'],
              ['2 to 12', 'Risks that moved, or whose date has come', 'Owners'],
              ['12 to 16', 'New risks, read aloud as one sentence', 'Anyone'],
              ['16 to 19', 'The two largest: is the response working?', 'Owners'],
              ['19 to 20', 'Decisions read back', 'Notes'],
            ],
          },
          narration: [
            'A review that takes an hour happens twice. One that takes twenty minutes happens every fortnight. It starts with the decisions of last time: done, or not done.',
            'Then come the risks that moved, and those whose date has come. Usually that is four or five lines. The owner speaks first, for a minute.',
            'New risks are read aloud as one sentence. If the sentence does not work, the risk is not ready.',
            'Then look at the two largest. Is the response working?',
            'In the last minute, someone reads the decisions back.',
          ],
        },
        {
          slide: {
            kind: 'flow',
            heading: 'Every line ends in one word',
            steps: [
              ['Act', 'Do something now: who, and by when'],
              ['Watch', 'Nothing to do yet: next date and trigger stay'],
              ['Close', 'It cannot happen any more, or it has happened'],
            ],
          },
          narration: [
            'Every line ends in one of three words. Act means someone does something, by a date.',
            'Watch means there is nothing to do yet.',
            'Close means it can no longer happen, or it has. The word is typed into the line before the next one starts.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Reading aloud',
            mistake: 'The chair reads thirty lines from the screen. After ten, people answer their email.',
            better: 'Filter the register to what moved or is due, and send that list one working day before.',
          },
          narration: [
            'The common mistake is to read the register aloud. People can read. Filter it to what moved or is due, and send that list one working day before.',
            'At Calder Street, the fortnightly list has had seven lines at most. The template has the agenda, and the rules on one page.',
          ],
        },
      ],
    },
    {
      slug: 'reporting-upwards',
      title: 'Reporting upwards',
      resources: [{ title: 'Risk page for the board (Markdown)', file: 'risk-page-for-the-board.md' }],
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'The board’s page, in March',
            columns: [
              ['Risk', 4],
              ['Exposure', 2],
              ['Since last', 3],
              ['We ask you', 4],
            ],
            rows: [
              ['R2 lifts wait for test', '£22,500', 'Slot found for May', 'Nothing'],
              ['R1 cables', '£18,000', 'Down from £72,000', 'Nothing'],
              ['R3 weekend lost', '£18,000', 'No letter yet', 'Call the railway by 20 March'],
            ],
          },
          narration: [
            'A board needs less than you think: three to five risks, what they are worth, what changed, and what you ask for.',
            'In March the lifts come first. A slot was found, and the board need do nothing.',
            'The cables are down from £72,000, because the survey is done.',
            'And the weekend: there is no letter yet. Here Amara asks for something. Grace should call her counterpart at the railway, by the twentieth of March.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'When to go up at once',
            points: [
              'The response needs money or authority you lack',
              'The exposure passes a limit agreed before',
              'The owner is outside the project',
            ],
          },
          narration: [
            'Some risks cannot wait for the monthly page. Go up when the response needs money or authority that you lack.',
            'Go up when the exposure passes a limit that was agreed. At Calder Street it is £100,000 for one risk.',
            'And go up when the owner is outside the project. You cannot give a date to someone who does not work for you. Grace can.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'News without a question',
            mistake: '“R3 has gone to red.” The board is worried for ten minutes, and moves on.',
            better: '“R3: please call the railway by 20 March. If we lose the weekend, we lose £90,000.”',
          },
          narration: [
            'The common mistake is news without a question. R three has gone to red. The board is worried for ten minutes, and moves on.',
            'Say what you need, from whom, by when, and what it costs to wait. Then a register changes a decision, and that is what it is for.',
          ],
        },
      ],
    },
    {
      slug: 'closing-and-learning',
      title: 'Closing and learning',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Calder Street, at the end',
            columns: [
              ['Risk', 3],
              ['What happened', 5],
              ['Cost', 2],
              ['Learned', 5],
            ],
            rows: [
              [
                'R1 cables',
                'Survey found two, route moved',
                '£14,000',
                'Survey before drawing, not before digging',
              ],
              ['R2 lifts', 'Slot in May, no wait', '£6,000', 'Silence is a trigger'],
              ['R3 weekend', 'First one lost, second used', '£98,000', 'Book two from the start'],
              ['R4 paving', 'Right shade', '£0', 'Accepting was right'],
            ],
          },
          narration: [
            'Calder Street opened on the twenty-sixth of September, four days before the promise. What became of the four risks? The survey found two cables, and the route was moved on paper.',
            'The lifts had their slot, and did not wait.',
            'The first weekend was lost. The second was there, so the damage was £90,000 and not £240,000. With the booking, £98,000.',
            'The paving came in the right shade. Together £118,000, against a reserve of £180,000 and responses of £28,000.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Judge the decision, not the luck',
            mistake:
              '“The paving was fine, so nobody should have worried.” “The weekend was lost, so the plan was bad.”',
            better:
              'Was it right with what we knew? An even chance of £30,000 was not worth £19,000, whatever came.',
          },
          narration: [
            'The common mistake is to judge by the result. The paving went well, but that was a coin. The weekend went badly, and the decision to book a second was the best of the project.',
            'Ask instead: with what we knew, would we decide the same again?',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Close with three lines',
            points: [
              'What did we expect, and what happened?',
              'Which trigger came too late?',
              'Which cause will the next project have as well?',
            ],
          },
          narration: [
            'When a risk closes, write three lines. What did we expect, and what happened? Which trigger came too late? And which cause will the next project have as well? Those causes are the start of its register.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 30,
            steps: [
              'Send your filtered list a day ahead, and hold one review of 20 minutes',
              'End each line in act, watch or close',
              'Write the page for the board, with one request',
              'Close one risk with three lines',
            ],
          },
          narration: [
            'The last exercise is real. Hold one review of twenty minutes, with the list sent a day before. End each line in act, watch or close.',
            'Then write the page for your board, with one request in it. And close one risk with three lines. Thank you for working through this with me.',
          ],
        },
      ],
    },
  ],
};
