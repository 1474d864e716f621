import type { DemoSection } from '../../../types.ts';

export const decision: DemoSection = {
  title: 'Getting the decision',
  lectures: [
    {
      slug: 'the-case-on-two-pages',
      title: 'The case on two pages',
      resources: [{ title: 'Two-page case with an example (Markdown)', file: 'two-page-case.md' }],
      scenes: [
        {
          slide: {
            kind: 'statement',
            heading: 'The first line of the Ashgrove case',
            text: 'We ask you to approve £210,000 for a rota system, in two steps, with a decision to stop or go on 1 July.',
          },
          narration: [
            'The first line of a case is the decision that you ask for. We ask you to approve £210,000 for a rota system, in two steps, with a decision to stop or go on the first of July.',
            'Amount, object, date. A reader who stops here knows what the meeting is about.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Two pages, in this order',
            columns: [
              ['Part', 4],
              ['Answers', 6],
              ['Lines', 2],
            ],
            rows: [
              ['Decision', 'What do you want from me?', '2'],
              ['Problem and size', 'Why should I care?', '6'],
              ['Options', 'What else could we do?', '8'],
              ['Numbers', 'What is it worth, in a sentence?', '8'],
              ['What would flip it', 'What must I believe?', '6'],
              ['Plan and owners', 'Who does what, by when?', '8'],
            ],
          },
          narration: [
            'Then follow five parts, in the order of the reader’s questions. Why should I care: the problem and its size.',
            'What else could we do: three options, and why five others are out.',
            'What is it worth: a sentence, and the table from the last section.',
            'What must I believe: the flip points. This part earns more trust than any other.',
            'And who does what, by when. Everything else goes into an appendix, for those who check.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A story with the end at the end',
            mistake: 'Background, history, method, analysis. The request comes on page 34.',
            better:
              'The request comes first. Background is what the reader needs in order to decide, and no more.',
          },
          narration: [
            'The common mistake is to tell it as a story: background, history, method, and the request on page thirty-four. Nobody decides anything that they have not been asked.',
          ],
        },
      ],
    },
    {
      slug: 'deciding-in-steps',
      title: 'Deciding in steps',
      scenes: [
        {
          slide: {
            kind: 'timeline',
            heading: 'Two steps, with a gate between',
            periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
            bars: [
              { label: 'Step 1: three wards', from: 0, to: 3, note: 'set up and train' },
              { label: 'Measure', from: 3, to: 6, note: 'late shifts' },
              { label: 'Gate on 1 July', from: 5.8, to: 6.3, late: true },
              { label: 'Step 2: nine wards', from: 6.2, to: 9, note: 'if the gate says go' },
            ],
          },
          narration: [
            'The flip point can do more than warn. It can become the rule of a gate. Step one sets up the system on three wards.',
            'For three months we measure their late shifts.',
            'On the first of July there is a gate.',
            'Step two brings the other nine wards, if the gate says go.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'The rule, written in January',
            columns: [
              ['Measured on three wards', 5],
              ['Decision on 1 July', 6],
            ],
            rows: [
              ['55% fewer late shifts or more', 'Go: release the second step'],
              ['Between 50 and 55%', 'Measure two more months, once'],
              ['Less than 50%', 'Stop: use the new rules on all wards'],
            ],
          },
          narration: [
            'The rule is written in January, when nobody has anything to defend. At fifty-five per cent or more, we go.',
            'Between fifty and fifty-five, we measure for two more months, once.',
            'Below fifty per cent, the saving would be less than £152,000 a year, and new rules are the better choice. We stop. By then £95,000 are spent, not £210,000.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A pilot that cannot fail',
            mistake: '“We pilot on the two keenest wards, and roll out afterwards.”',
            better:
              'Choose an easy, an ordinary and a difficult ward. Say before what result would stop you.',
          },
          narration: [
            'The common mistake is a pilot that cannot fail: the two keenest wards, no measure, and the roll-out already in the plan. That is an introduction in two parts.',
            'Choose one easy, one ordinary and one difficult ward, and say beforehand what would stop you.',
          ],
        },
      ],
    },
    {
      slug: 'before-the-meeting',
      title: 'Before the meeting',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Three conversations first',
            columns: [
              ['With', 3],
              ['Ask', 5],
              ['What came of it', 5],
            ],
            rows: [
              ['Finance partner', 'Would you defend these figures?', 'Payroll link raised to £70,000'],
              ['Joan Abbott', 'Would you sign this target?', 'Year 1 lowered to £72,000'],
              ['Head of IT', 'What would make this fail?', 'No start before the payroll release'],
            ],
          },
          narration: [
            'Most decisions are made before the meeting. Have three conversations. Ask your finance partner whether they would defend these figures. Ours raised the payroll link to £70,000.',
            'Ask the owner of the largest benefit to sign it. Joan lowered the first year, because wards start one after the other.',
            'Ask the greatest sceptic what would make it fail. Each of them made the case weaker on paper, and stronger in the room.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'Questions Martin will ask',
            points: [
              'Which budget may I cut, and from when?',
              'What if you are half right?',
              'Why not the cheap option?',
              'What can I stop, to pay for this?',
            ],
          },
          narration: [
            'Write down the questions that you fear. Which budget may I cut, and from when? Agency staff, ward by ward, from year one.',
            'What if you are half right? At half the saving, the hospital would lose money, and the gate stops us before.',
            'Why not the cheap option? It meets one objective of three. And what can I stop to pay for this? If you do not know, find out before he asks.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'The surprise',
            mistake: 'The board sees the figures for the first time on the screen.',
            better: 'Two pages, five working days before, and a call to everyone who has a vote.',
          },
          narration: [
            'The common mistake is the surprise. People who see a figure for the first time defend themselves against it. Send the two pages five working days before, and call everyone who has a vote.',
          ],
        },
      ],
    },
    {
      slug: 'after-the-yes',
      title: 'After the yes',
      resources: [{ title: 'Benefits register (CSV)', file: 'benefits-register.csv' }],
      scenes: [
        {
          slide: {
            kind: 'bars',
            heading: 'Late shifts per month, three wards',
            bars: [
              { label: 'before', value: 18, text: '18' },
              { label: 'April', value: 13, text: '13' },
              { label: 'May', value: 9, text: '9' },
              { label: 'June', value: 7, text: '7', marked: true },
            ],
          },
          narration: [
            'The board said yes to two steps. What happened? Before, the three wards had eighteen late shifts a month.',
            'In April they had thirteen.',
            'In May nine.',
            'In June seven. That is sixty-one per cent fewer. On average over the three months it is forty-six per cent, and the rule said nothing about which of the two counts. An expensive omission of ours.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'Which figure counts?',
            lines: [
              ['June alone', '1 − 7 ÷ 18', '61%'],
              ['Three months', '1 − 29 ÷ 54', '46%'],
              ['After two more months', '1 − 14 ÷ 36', '61%'],
            ],
            result: ['Decision on 1 September', 'Go'],
          },
          narration: [
            'June alone says go. The average says stop, because it contains the weeks of learning.',
            'Martin used the middle rule: two more months, once. July and August had fourteen late shifts instead of thirty-six. Sixty-one per cent again.',
            'So the decision was go, on the first of September. The lesson: write into the rule which months are counted.',
            'And the delay of two months was well inside the eight that the case could bear.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Filing the case',
            mistake: 'The case is approved, and nobody opens it again.',
            better:
              'The owner reports each benefit at the first look, and once a year after that, against the baseline.',
          },
          narration: [
            'The common mistake is to file the case on the day of approval. A case is a promise. Joan reports against the baseline in October, and once a year after that.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 45,
            steps: [
              'Write the first line: amount, object, date',
              'Fill the two pages, in the order of the table',
              'Turn a flip point into the rule of a gate',
              'Have the three conversations, and note what changed',
            ],
          },
          narration: [
            'The last exercise is your own case. Write the first line, and fill the two pages. Turn one flip point into the rule of a gate, and say which months count.',
            'Then have the three conversations. If nothing changes, you asked the wrong people. Good luck with your decision, also if it is a no.',
          ],
        },
      ],
    },
  ],
};
