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
              'At Marsh Lane a crew lays cables in five sections. One takes ten days most likely, eight at best, and eighteen at worst. A triangular distribution over these has an average of twelve.',
              'The planner adds up most likely values. She gets fifty days. Everyone finds it realistic.',
              'But averages add up, and most likely values do not. Five times twelve is sixty. There is more room on the late side.',
              'So the plan is ten days late on average, before a spade is in the ground. No one was careless. Each estimate was honest.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where two paths meet',
              lines: [
                ['Cables are in time', 'an even chance', '0.5'],
                ['Transformer is in time', 'an even chance', '0.5'],
              ],
              result: ['Both are in time: 0.5 × 0.5', '25 %'],
            },
            narration: [
              'Energising needs the cables.',
              'And it needs the transformer, which comes on a path of its own.',
              'If they are independent, the chance for both is one in four. This is merge bias, and the critical path alone does not show it.',
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
              heading: 'The first number pulls',
              mistake: '“The plan says ten days. Give or take?” “Nine to twelve.” The plan has answered.',
              better: '“What would make it really slow?” “Rock, as in Hill Road.” “Then?” “Eighteen.”',
            },
            narration: [
              'The common mistake is to begin with the number in the plan. The foreman, Gareth, moves a little to each side of it. That is called anchoring.',
              'Begin with the worst case, and with the story behind it. Then he thinks of Hill Road, and of the rock. Check too that the plan’s logic is sound, or the range has nothing to act on.',
            ],
          },
          {
            slide: {
              kind: 'flow',
              heading: 'The order of questions',
              steps: [
                ['Worst', 'What would have to happen? 18 days'],
                ['Best', 'If all goes well? 8 days'],
                ['Most likely', 'Only now: 10 days'],
              ],
            },
            narration: [
              'First the worst case, and then ask: could one time in ten be worse still?',
              'Then the best.',
              'And only now the most likely.',
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
                ['The ground varies', 'Range of the task: 8, 10, 18'],
                ['The inspection may fail', 'Risk event: 20 %, then 15 days'],
              ],
            },
            narration: [
              'Some of what he says always applies, only more or less. That belongs in the range.',
              'A failed inspection happens or does not, so it is an event with its own probability. Do not put it into both.',
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
              heading: 'Runs that had finished by then, in %',
              bars: [
                { label: 'Plan, 31 May', value: 12, text: '12', marked: true },
                { label: '21 June', value: 50, text: '50' },
                { label: '12 July', value: 80, text: '80' },
              ],
            },
            narration: [
              'Ten thousand simulated runs of Marsh Lane show, for each date, how many had finished by then. For the date in the plan, it is twelve per cent.',
              'P fifty is the twenty-first of June, a coin toss. A board that promises it breaks its word every second time.',
              'P eighty is the twelfth of July. Even then, one run in five was later.',
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
              'Contingency is the chosen percentile minus the plan. The common mistake is to let every task vary by itself. Then a slow section is usually made up by a quick one, and the range looks too narrow.',
              'But the same crew lays all five sections. If the first is slow, the others tend to be slow too. With that correlation the answer is six weeks.',
              'The sponsor holds these six weeks. The crew still works to the plan. A late date given to everyone is used up by everyone.',
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
                ['Cables', '50 days', '60 % of runs', '30.0'],
                ['Transformer', '40 days', '30 % of runs', '12.0'],
                ['Landscaping', '60 days', '5 % of runs', '3.0'],
              ],
            },
            narration: [
              'A tornado chart ranks tasks by how strongly they move the finish. As a rule of thumb, take the range times the share of runs in which the task was critical. For the cables, that is thirty.',
              'The transformer has forty days between best and worst. It is critical less often, so it comes second. Forty times thirty per cent is twelve.',
              'Landscaping has the widest range of all. It has plenty of float, so it hardly matters. The common mistake is to begin there.',
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
              'Boards do not want the method. They want to know which choice they have.',
              'Work on the top three tasks, and simulate again. Then show what the effort would buy.',
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
              'Take your own schedule, and ask two experts for ranges.',
              'Simulate it, and write one sentence for the board, with a price and two dates.',
            ],
          },
        ],
      },
    ],
  },
];
