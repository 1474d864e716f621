import type { DemoSection } from '../../types.ts';

/** The case: Leona moves a clinic to a new building in Ferry Road. */
export const languageModels: DemoSection[] = [
  {
    title: 'Useful',
    lectures: [
      {
        slug: 'material-task-format',
        title: 'Material, task, format',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'What the model is left to guess',
              mistake: '“Write a status report for our clinic move.” It is fluent, with dates nobody agreed.',
              better: '“From the notes below, write five lines for the sponsor. Mark what they do not say.”',
            },
            narration: [
              'Leona is moving a clinic. She asks a model for a status report.',
              'It is fluent, and contains an opening date that nobody has agreed.',
              'A model fills gaps with what is likely. So give it the material.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Leona’s second attempt',
              columns: [
                ['Part', 2],
                ['What she writes', 6],
              ],
              rows: [
                ['Role', 'You help a project manager who reports to a sponsor'],
                ['Material', 'The notes of 3 June, complete, without patients or staff'],
                ['Task', 'Which decisions were made, and what is still open?'],
                ['Format', 'Five lines, each with a date, or “not in the notes”'],
              ],
            },
            narration: [
              'The role tells the model who writes and who reads. One sentence will do.',
              'The material is the complete notes. They go only into a tool that her employer has approved.',
              'Then one task. A risk list would be a second prompt.',
              'The format lets the model be honest where the notes are silent.',
              'Two lines of five come back as not in the notes, and she phones about both.',
            ],
          },
        ],
      },
      {
        slug: 'finding-gaps',
        title: 'Finding gaps',
        scenes: [
          {
            slide: {
              kind: 'statement',
              heading: 'Three questions for a plan',
              text: 'What is missing from this plan? Which assumption is weakest? Who has not been consulted?',
            },
            narration: [
              'A model knows nothing about your clinic, but has read about many moves.',
              'So Leona pastes her plan, without names, and adds these three questions.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Ten suggestions, sorted in five minutes',
              bars: [
                { label: 'already in the plan', value: 4, text: '4' },
                { label: 'do not apply here', value: 3, text: '3' },
                { label: 'worth following up', value: 3, text: '3', marked: true },
              ],
            },
            narration: [
              'Ten suggestions come back. Four are in the plan already, under other words.',
              'Three belong to some other building. There is no operating theatre to move.',
              'Three are useful: who moves the vaccine fridge, and who records its temperature?',
              'When does the old telephone number end? And has anybody asked the pharmacy next door?',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Questions, not facts',
              mistake: '“How long may vaccines be out of the fridge?” The number looks right. Is it?',
              better: '“What should I ask about the vaccines?” The pharmacist has the number.',
            },
            narration: [
              'The common mistake is to ask on, until it supplies the answers as well.',
              'It will name a figure, and you cannot see whether it is right.',
              'Take the question to the person who knows.',
              'Nor is the list complete. It holds what is usual, not what is peculiar to you.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Careful',
    lectures: [
      {
        slug: 'checking-the-output',
        title: 'Checking the output',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three lines and their source',
              columns: [
                ['The draft says', 4],
                ['The notes say', 5],
              ],
              rows: [
                ['Opens 14 September', '14 September, if the lift passes inspection'],
                ['£48,000 spent', '£48,000 invoiced, £19,000 more ordered'],
                ['Pharmacy has agreed', 'Pharmacy will answer by Friday'],
              ],
            },
            narration: [
              'Leona puts the draft beside the notes. The date is right, and its condition is gone.',
              'The sum is right too, as far as it goes. Another nineteen thousand pounds are on order.',
              'The pharmacy has not agreed to anything: summaries round towards certainty.',
              'So check names, numbers and dates, and the small words: if, by, not yet.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What is really saved',
              lines: [
                ['By hand', 'from the notes', '30 min'],
                ['With the model', 'prompt and reading', '4 min'],
                ['Checking', 'five lines, two minutes each', '10 min'],
              ],
              result: ['Saved: 30 − 4 − 10', '16 min'],
            },
            narration: [
              'Writing the report by hand used to take her half an hour.',
              'Now it takes four minutes, with a quotation from the notes for each line.',
              'She looks up every quotation, because models invent those too. That takes ten.',
              'What she saves is sixteen minutes, not twenty-six. The other ten are the price of her signature.',
            ],
          },
        ],
      },
      {
        slug: 'what-stays-inside',
        title: 'What stays inside',
        resources: [{ title: 'Team agreement on AI tools (Markdown)', file: 'ai-team-agreement.md' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'What may go where',
              columns: [
                ['Text', 5],
                ['Public tool', 2],
                ['Approved tool', 3],
              ],
              rows: [
                ['General wording', 'Yes', 'Yes'],
                ['Notes without people', 'No', 'Yes, as drafts'],
                ['Bids, staff, patients', 'No', 'Only if stated'],
              ],
            },
            narration: [
              'On one page, Leona’s team has agreed that general wording may go anywhere.',
              'Project notes go only into the tool that their organisation provides.',
              'Prices and people stay out, unless the approval names them. Theirs does not.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'The name is gone. The person is not.',
              text: '“The night nurse who was off sick in March asks for another shift.”',
            },
            narration: [
              'The common mistake is to delete the names and feel safe. Read this sentence.',
              'The clinic has one night nurse. Her role and a month identify her, and her illness is disclosed.',
              'Here nothing helps but leaving the sentence out.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Ask which tools you may use, and for which data',
                'Fill in the first table of the team agreement',
                'Sort your last three prompts into it',
              ],
            },
            narration: [
              'Take the template, and first find out what is approved, and by whom.',
              'Fill in the table. Half a page is enough: which tool, for which data, and who checks the result.',
              'Take it to the next team meeting, and keep it where the team looks anyway.',
              'Then sort your last three prompts. If one was a mistake, report it today: nothing pasted can be called back.',
            ],
          },
        ],
      },
    ],
  },
];
