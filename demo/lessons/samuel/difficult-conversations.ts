import type { DemoSection } from '../../types.ts';

/** The case: Karin’s project replaces an invoicing system, due on 1 May; Owen writes the monthly figures. */
export const difficultConversations: DemoSection[] = [
  {
    title: 'Preparing',
    lectures: [
      {
        slug: 'what-you-saw',
        title: 'What you saw',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Would a camera have recorded it?',
              columns: [
                ['Observation', 5],
                ['The story about it', 5],
              ],
              rows: [
                ['Three reports came two days late', '“Owen does not care”'],
                ['He looked at his phone twice', '“He is bored by us”'],
                ['He said: “I’ll see what I can do”', '“He promised”'],
              ],
            },
            narration: [
              'On Karin’s project, three of Owen’s reports have come on Friday instead of Wednesday. A camera could have recorded that, but not that he does not care.',
              'The telephone is the same. Perhaps a child was ill.',
              'And stories can be kind. You heard a promise, and he made none.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Always and never',
              mistake: '“You are always late.” He remembers January, and now you discuss January.',
              better: '“The last three reports came on Friday instead of Wednesday.” He can only nod.',
            },
            narration: [
              'The common mistake is the word always. One exception is enough to refute it.',
              'Then you talk about the exception, and no longer about the reports.',
              'So write down what happened, with dates. Two lines will do. Write the story down as well, and leave it on your desk.',
              'Then think of a second story that fits, which makes your question honest.',
            ],
          },
        ],
      },
      {
        slug: 'the-opening-sentence',
        title: 'The opening sentence',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Karin’s first twenty seconds',
              steps: [
                ['Fact', '“The last three reports came on Friday.”'],
                ['Effect', '“Finance worked from old figures and paid two invoices twice.”'],
                ['Question', '“What gets in the way on Wednesdays?”'],
              ],
            },
            narration: [
              'The opening has three parts. First the fact, as you wrote it down.',
              'Then its effect on the work. Two invoices were paid twice, and repairing that took a day.',
              'Then a question to which you do not know the answer. After that, say nothing: five seconds feel long to you, and normal to him.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Questions that are none',
              mistake: '“Don’t you think Wednesday means Wednesday?” He hears the verdict.',
              better: '“What gets in the way?” He says: my figures arrive on Thursday.',
            },
            narration: [
              'The common mistake is a question with the answer inside. It is a reproach with a question mark.',
              'So is praise as an introduction. People learn to wait for the but.',
              'Ask openly, and you may hear something new. Owen’s own figures come from the depot on Thursday.',
              'He has complained twice. No Wednesday report was ever possible.',
              'Two minutes earlier, Karin had thought about his attitude.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Bad news and agreements',
    lectures: [
      {
        slug: 'bad-news-upwards',
        title: 'Bad news upwards',
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'Where is the news?',
              mistake: '“As you know, testing was ambitious …” After four minutes: “… so May may be tight.”',
              better: '“We will miss the first of May by about three weeks. I see three options.”',
            },
            narration: [
              'Testing takes longer than planned. Karin must tell her sponsor, Mr Sato, and it is only the tenth of March.',
              'The common mistake is to begin with the history, so that the news arrives last.',
              'Say the headline first, with the size of it. Then stop, and let him react.',
              'He may be angry for a minute. That minute comes anyway, and in April it is longer.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Options, on half a page',
              columns: [
                ['Option', 5],
                ['Date', 3],
                ['Extra cost', 3],
              ],
              rows: [
                ['A Test fully, later', '22 May', '£12,000'],
                ['B Leave foreign invoices out', '1 May', '£7,000'],
                ['C Two more testers', '8 May', '£20,000'],
              ],
            },
            narration: [
              'Then the options you see. A moves the date by three weeks, for twelve thousand pounds.',
              'B keeps the date, and foreign invoices stay in the old system until June. Two systems cost seven thousand.',
              'C wins back two weeks with two testers, and needs contracts within days.',
              'Say which one you prefer. Ask for the decision by Friday, since C is gone after that.',
            ],
          },
        ],
      },
      {
        slug: 'an-agreement-you-can-check',
        title: 'An agreement you can check',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Two conversations, two endings',
              columns: [
                ['', 3],
                ['With Owen', 5],
                ['With the supplier', 5],
              ],
              rows: [
                ['Who, what, when', 'Owen reports by Friday, 10 a.m.', 'Petra delivers on 2 April'],
                ['How we see it', 'Finance confirms by noon', '412 test invoices pass'],
                ['Talk again', 'In two weeks, ten minutes', '26 March: how many pass?'],
              ],
            },
            narration: [
              'End with one sentence that both of you could read aloud. Owen has a new day, and Petra, at the supplier, has a date instead of soon.',
              'Then agree how both of you will see it. Four hundred and twelve test invoices pass, or they do not. Nobody has to chase, and nobody has to believe.',
              'And fix the next talk now, before the date. On the twenty-sixth of March, Petra and Karin count. If only three hundred pass, a week is left to act.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Write two lines that a camera could have recorded',
                'Write your opening: fact, effect, question',
                'Write the ending you want, and how both would see it',
              ],
            },
            narration: [
              'The common mistake is to part with relief, and without that sentence. Now take the conversation you have put off, and write two lines.',
              'Write the opening, and say it aloud once. To a wall, if need be: it will not interrupt.',
              'Write the ending you hope for. Then arrange the talk for this week.',
            ],
          },
        ],
      },
    ],
  },
];
