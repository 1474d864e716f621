import type { DemoSection } from '../../types.ts';

export const quantitativeScheduleRisk: DemoSection[] = [
  {
    title: 'Inputs worth simulating',
    lectures: [
      {
        slug: 'why-single-dates-run-late',
        title: 'Why single dates run late',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'Cables for Marsh Lane substation',
              lines: [
                ['Average of one section', '(8 + 10 + 18) ÷ 3', '12 days'],
                ['Five sections, as planned', '5 × 10', '50 days'],
                ['Five sections, on average', '5 × 12', '60 days'],
              ],
              result: ['Late before it starts, on average', '10 days'],
            },
            narration: [
              'At Marsh Lane, a crew is laying cables in five sections. Each will most likely take ten days, eight at best and eighteen at worst. A triangular distribution over those three has an average of twelve.',
              'The planner adds up the most likely values. She gets fifty days. Everyone thinks that’s realistic.',
              'But averages add up, and most likely values don’t. Five times twelve is sixty. There’s more room to be late than early.',
              'So on average, the plan is ten days late before anyone has broken ground. No one was careless. Every estimate was honest.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where two paths meet',
              lines: [
                ['Cables on time', 'an even chance', '0.5'],
                ['Transformer on time', 'an even chance', '0.5'],
              ],
              result: ['Both on time: 0.5 × 0.5', '25%'],
            },
            narration: [
              'The substation can’t be energised without the cables.',
              'It also needs the transformer, which is on a separate path.',
              'If the two are independent, the chance of both being on time is one in four. This is merge bias, and the critical path alone doesn’t show it.',
            ],
          },
        ],
      },
      {
        slug: 'asking-for-ranges',
        title: 'Asking for ranges',
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'The first number sticks',
              mistake:
                '“The plan says ten days. Give or take?” “Nine to twelve.” The plan has answered for him.',
              better: '“What would make it really slow?” “Rock, like on Hill Road.” “And then?” “Eighteen.”',
            },
            narration: [
              'Most people start from the number in the plan. Gareth, the foreman, just moves a little to either side of it. That’s called anchoring.',
              'Start with the worst case, and the story behind it. Then he thinks of Hill Road, and the rock they hit there. Check too that the plan’s logic is sound, or the range has nothing to work on.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'The order of the questions',
              steps: [
                ['Worst', 'What would have to happen? 18 days'],
                ['Best', 'What if all goes well? 8 days'],
                ['Most likely', 'Only now: 10 days'],
              ],
            },
            narration: [
              'Ask for the worst case first, and then: could one time in ten be even worse than that?',
              'Then ask for the best.',
              'And only then for the most likely.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Range or event?',
              columns: [
                ['What Gareth says', 4],
                ['In the model', 5],
              ],
              rows: [
                ['The ground varies', 'Task range: 8, 10, 18'],
                ['The inspection may fail', 'Risk event: 20% chance of 15 days'],
              ],
            },
            narration: [
              'Some of what he says always applies, just to a greater or lesser degree. That belongs in the range.',
              'A failed inspection either happens or it doesn’t, so it’s an event with its own probability. Don’t count it in both.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Results that can be used',
    lectures: [
      {
        slug: 'reading-the-s-curve',
        title: 'Reading the S-curve',
        scenes: [
          {
            slide: {
              kind: 'bars',
              heading: 'Runs finished by each date, in %',
              bars: [
                { label: 'Plan, 31 May', value: 12, text: '12', marked: true },
                { label: '21 June', value: 50, text: '50' },
                { label: '12 July', value: 80, text: '80' },
              ],
            },
            narration: [
              'We simulated Marsh Lane ten thousand times, and the curve shows how many runs had finished by each date. By the date in the plan, only twelve per cent had.',
              'P fifty is the twenty-first of June, which is a coin toss. A board that promises it will break its word half the time.',
              'P eighty is the twelfth of July. Even then, one run in five finished later.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'How much contingency?',
              lines: [
                ['Sections independent', '28 June − 31 May', '4 weeks'],
                ['Same crew, correlated', '12 July − 31 May', '6 weeks'],
              ],
              result: ['Contingency for P80', '6 weeks'],
            },
            narration: [
              'Contingency is the chosen percentile minus the plan. Many models let every task vary independently. Then a slow section is usually offset by a quick one, and the range looks too narrow.',
              'But the same crew lays all five sections. If the first is slow, the others tend to be slow too. Allow for that correlation, and the answer is six weeks.',
              'The sponsor holds those six weeks. The crew still works to the plan. Give everyone the later date, and everyone will use it up.',
            ],
          },
        ],
      },
      {
        slug: 'what-drives-the-finish',
        title: 'What drives the finish',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'The top of the tornado',
              columns: [
                ['Task', 4],
                ['Range', 3],
                ['Critical in', 3],
                ['Influence', 3],
              ],
              rows: [
                ['Cables', '50 days', '60% of runs', '30.0'],
                ['Transformer', '40 days', '30% of runs', '12.0'],
                ['Landscaping', '60 days', '5% of runs', '3.0'],
              ],
            },
            narration: [
              'A tornado chart ranks tasks by how strongly they move the finish. As a rule of thumb, multiply the range by the share of runs in which the task was critical. For the cables, that’s thirty.',
              'The transformer has forty days between best and worst. But it’s critical less often, so it comes second. Forty times thirty per cent is twelve.',
              'Landscaping has the widest range of all. But it has plenty of float, so it hardly matters. Yet people tend to start there.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'What a board can use',
              mistake:
                '“We ran 10,000 iterations.” The board asks for the date again, and writes down 31 May.',
              better: '“A radar survey for £14,000 moves P80 from 12 July to 5 July. We recommend it.”',
            },
            narration: [
              'Boards don’t want the method. They want to know what their options are.',
              'Work on the top three tasks, and run the simulation again. Then show what that effort would buy.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 45,
              steps: [
                'Ask two experts for ranges, worst case first',
                'Simulate your schedule, then write one sentence with a price and two dates',
              ],
            },
            narration: [
              'Take a schedule of your own, and ask two experts for ranges.',
              'Then simulate it, and write one sentence for the board, with a price and two dates.',
            ],
          },
        ],
      },
    ],
  },
];
