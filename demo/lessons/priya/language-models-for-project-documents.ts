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
              mistake: '“Write a status report for our clinic move.” It’s fluent, with dates nobody agreed.',
              better: '“From the notes below, write five lines for the sponsor. Mark what they don’t say.”',
            },
            narration: [
              'Leona is moving a clinic. She asks a model to write her a status report.',
              'It’s fluent, but it contains an opening date that nobody has agreed.',
              'A model fills gaps with whatever is likely. So give it the material.',
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
                ['Material', 'The complete notes of 3 June, without patients or staff'],
                ['Task', 'Which decisions were made, and what is still open?'],
                ['Format', 'Five lines, each with a date, or “not in the notes”'],
              ],
            },
            narration: [
              'The role tells the model who’s writing and who’ll be reading. One sentence will do.',
              'The material is the complete notes. They go only into a tool that her employer has approved.',
              'Then comes a single task. A list of risks would need a second prompt.',
              'The format lets the model be honest where the notes say nothing.',
              'Two of the five lines come back as “not in the notes”, and she phones about both.',
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
              'A model knows nothing about your clinic, but it has read about plenty of moves.',
              'So Leona pastes in her plan, with the names removed, and adds these three questions.',
            ],
          },
          {
            slide: {
              kind: 'bars',
              heading: 'Ten suggestions, sorted in five minutes',
              bars: [
                { label: 'already in the plan', value: 4, text: '4' },
                { label: 'don’t apply here', value: 3, text: '3' },
                { label: 'worth following up', value: 3, text: '3', marked: true },
              ],
            },
            narration: [
              'Ten suggestions come back. Four are already in the plan, just worded differently.',
              'Three belong to a different building. There’s no operating theatre to move.',
              'Three are useful: who moves the vaccine fridge, and who records its temperature?',
              'When does the old phone number stop working? And has anyone asked the pharmacy next door?',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Questions, not facts',
              mistake: '“How long can vaccines be out of the fridge?” The number looks right. Is it?',
              better: '“What should I ask about the vaccines?” The pharmacist knows the number.',
            },
            narration: [
              'It’s tempting to keep asking, until the model supplies the answers as well.',
              'It will give you a figure, and you can’t tell whether it’s right.',
              'Take the question to the person who knows.',
              'And the list isn’t complete. It covers what’s usual, not what’s peculiar to you.',
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
              heading: 'Three lines and their sources',
              columns: [
                ['The draft says', 4],
                ['The notes say', 5],
              ],
              rows: [
                ['Opens 14 September', '14 September, if the lift passes inspection'],
                ['£48,000 spent', '£48,000 invoiced, another £19,000 on order'],
                ['Pharmacy has agreed', 'Pharmacy will answer by Friday'],
              ],
            },
            narration: [
              'Leona puts the draft beside the notes. The date is right, but its condition has gone.',
              'The sum is right too, as far as it goes. But another nineteen thousand pounds is on order.',
              'And the pharmacy hasn’t agreed to anything: summaries sound more certain than the notes.',
              'So check the names, numbers and dates, and the small words too: if, by, not yet.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'The time really saved',
              lines: [
                ['By hand', 'from the notes', '30 min'],
                ['With the model', 'prompting and reading', '4 min'],
                ['Checking', 'five lines, two minutes each', '10 min'],
              ],
              result: ['Saved: 30 − 4 − 10', '16 min'],
            },
            narration: [
              'Writing the report by hand used to take her half an hour.',
              'Now it takes four minutes, and each line comes with a quotation from the notes.',
              'She looks up every quotation, because models make those up too. That takes ten.',
              'So she saves sixteen minutes, not twenty-six. The other ten are the price of putting her name to it.',
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
              heading: 'What can go where',
              columns: [
                ['Text', 5],
                ['Public tool', 2],
                ['Approved tool', 3],
              ],
              rows: [
                ['General wording', 'Yes', 'Yes'],
                ['Notes, no people', 'No', 'Yes, as drafts'],
                ['Bids, staff, patients', 'No', 'Only if listed'],
              ],
            },
            narration: [
              'Leona’s team has a one-page agreement, which says that general wording can go anywhere.',
              'Project notes go only into the tool their organisation provides.',
              'Prices and people stay out, unless the approval specifically covers them. Theirs doesn’t.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'The name has gone. The person hasn’t.',
              text: '“The night nurse who was off sick in March asks for another shift.”',
            },
            narration: [
              'Most people delete the names and feel safe. But read this sentence.',
              'The clinic has one night nurse. Her role and the month identify her, and everyone learns that she was ill.',
              'Nothing helps here except leaving the sentence out.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 20,
              steps: [
                'Ask which tools you can use, and for which data',
                'Fill in the first table of the team agreement',
                'Sort your last three prompts into it',
              ],
            },
            narration: [
              'Take the template, and start by finding out what’s approved, and by whom.',
              'Fill in the table. Half a page is enough: which tool, for which data, and who checks the result.',
              'Take it to your next team meeting, and keep it where the team will see it.',
              'Then sort your last three prompts. If one was a mistake, report it today: you can’t take back what you’ve pasted.',
            ],
          },
        ],
      },
    ],
  },
];
