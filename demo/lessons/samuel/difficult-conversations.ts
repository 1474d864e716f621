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
                ['Three reports came two days late', '“Owen doesn’t care”'],
                ['He looked at his phone twice', '“He’s bored with us”'],
                ['He said: “I’ll see what I can do”', '“He promised”'],
              ],
            },
            narration: [
              'On Karin’s project, three of Owen’s reports have come on Friday instead of Wednesday. A camera could have recorded that, but not that he doesn’t care.',
              'It’s the same with the phone. Perhaps he had a child ill at home.',
              'And stories can be kind, too. You heard a promise, but he didn’t make one.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Always and never',
              mistake: '“You’re always late.” He remembers January, and now you’re discussing January.',
              better: '“The last three reports came on Friday instead of Wednesday.” He can only nod.',
            },
            narration: [
              'The word “always” gets people into trouble. One exception is enough to refute it.',
              'Then you’re talking about the exception, and no longer about the reports.',
              'So write down what happened, with dates. Two lines will do. Write the story down as well, and leave it on your desk.',
              'Then think of a second story that fits the facts, to make your question an honest one.',
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
              'The opening has three parts. First comes the fact, as you wrote it down.',
              'Then comes its effect on the work. Two invoices were paid twice, and putting that right took a day.',
              'Then ask a question that you don’t know the answer to. After that, say nothing: five seconds will feel long to you, and normal to him.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Questions that aren’t questions',
              mistake: '“Don’t you think Wednesday means Wednesday?” He hears a verdict.',
              better: '“What gets in the way?” He says, “My figures arrive on Thursday.”',
            },
            narration: [
              'It’s tempting to put the answer inside the question. That’s just a reproach with a question mark.',
              'Opening with praise is no better. People learn to wait for the “but”.',
              'Ask openly, and you may hear something new. Owen’s own figures arrive from the depot on Thursday.',
              'He has complained about it twice. A Wednesday report was never possible.',
              'Two minutes earlier, Karin had put it down to his attitude.',
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
              heading: 'Where’s the news?',
              mistake:
                '“As you know, testing was ambitious …” After four minutes: “… so May could be tight.”',
              better: '“We’ll miss the first of May by about three weeks. I see three options.”',
            },
            narration: [
              'Testing is taking longer than planned. Karin has to tell her sponsor, Mr Sato, and it’s only the tenth of March.',
              'Most people start with the background, so the news itself comes last.',
              'Start with the headline, and say how big it is. Then stop, and let him react.',
              'He may be angry for a minute. You won’t avoid that minute, and in April it’ll be longer.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'The options on half a page',
              columns: [
                ['Option', 5],
                ['Date', 3],
                ['Extra cost', 3],
              ],
              rows: [
                ['A Test fully, finish later', '22 May', '£12,000'],
                ['B Leave foreign invoices out', '1 May', '£7,000'],
                ['C Two more testers', '8 May', '£20,000'],
              ],
            },
            narration: [
              'Then set out the options. A moves the date by three weeks, for twelve thousand pounds.',
              'B keeps the date, but foreign invoices stay in the old system until June. Running two systems costs seven thousand.',
              'C wins back two weeks with two more testers, but needs contracts within days.',
              'Say which one you’d choose. Ask for the decision by Friday, because C is off the table after that.',
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
                ['How we’ll know', 'Finance confirms by noon', '412 test invoices pass'],
                ['Talk again', 'In two weeks, for ten minutes', '26 March: how many pass?'],
              ],
            },
            narration: [
              'End with one sentence that both of you could read out. Owen has a new day, and Petra, at the supplier, has a date instead of “soon”.',
              'Then agree how you’ll both know. Four hundred and twelve test invoices pass, or they don’t. Nobody has to chase, and nobody has to take it on trust.',
              'And arrange the next conversation now, before the date. On the twenty-sixth of March, Petra and Karin count. If only three hundred pass, there’s still a week to act.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Write two lines that a camera could have recorded',
                'Write your opening: fact, effect, question',
                'Write the ending you want, and how you’ll both know',
              ],
            },
            narration: [
              'It’s easy to part with relief and without that sentence. Now take the conversation you’ve put off, and write your two lines.',
              'Write the opening, and say it out loud once. Use a wall, if you have to: it won’t interrupt.',
              'Write down the ending you hope for. Then arrange the conversation for this week.',
            ],
          },
        ],
      },
    ],
  },
];
