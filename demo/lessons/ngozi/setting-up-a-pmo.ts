import type { DemoSection } from '../../types.ts';

export const settingUpAPmo: DemoSection[] = [
  {
    title: 'The first thirty days',
    lectures: [
      {
        slug: 'interview-your-customers',
        title: 'Interview your customers',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three answers at Tern Valley Housing',
              columns: [
                ['Question', 4],
                ['Answer', 5],
              ],
              rows: [
                ['Which decision came too late?', 'Stopping the repairs app: four months'],
                ['What did you need, and not have?', 'The doubts of the team, on one page'],
                ['What should we never do?', 'Ask for figures that finance already has'],
              ],
            },
            narration: [
              'Amara sets up a project office for eighteen projects, and first interviews three sponsors and three managers. Which decision in the last half year came too late?',
              'Then she asks what people needed at that moment, and did not have. It was seldom a template.',
              'And she asks what the office should never do. That answer will protect her from herself.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'What one late decision cost',
              lines: [['Stopped four months late', '4 × £30,000', '£120,000']],
              result: ['The first service: open decisions, monthly', 'one page'],
            },
            narration: [
              'The repairs app cost £30,000 a month, for four months in which the team no longer believed in it.',
              'So the first service is one page a month, with the decisions that are waiting.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Where to begin',
              mistake: 'Month one: choose a tool. Month two: fourteen templates. Month three: training.',
              better: 'Three interviews this week, three next week, one page by day thirty.',
            },
            narration: [
              'The common mistake is to begin with templates. Nobody asked for them, and they answer no question.',
              'Begin with the interviews. Twenty minutes each are enough, and you need no slides.',
            ],
          },
        ],
      },
      {
        slug: 'a-mandate-on-one-page',
        title: 'A mandate on one page',
        resources: [{ title: 'PMO mandate (Markdown)', file: 'pmo-mandate.md' }],
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Amara’s mandate, in short',
              columns: [
                ['Part', 3],
                ['What it says', 7],
              ],
              rows: [
                ['Purpose', 'Help directors to start, change and stop projects in time'],
                ['We may ask', 'One page a month, twenty minutes of work'],
                ['You may ask', 'An answer in two days, and criticism in private first'],
                ['We do not', 'Write plans or reports in your place'],
              ],
            },
            narration: [
              'The purpose is one sentence. If you cannot name the decision you improve, go back to the interviews.',
              'Then say what the office may ask of projects, and how long that takes them. Helen, the finance director, pays for the office, and that is on the page too.',
              'Say just as clearly what projects may ask of the office. Criticism in private first was the line they liked best.',
              'And write what you do not do. That is easiest to agree on before someone asks.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who announces it',
              mistake: 'Amara sends it to all staff. Two managers reply that nobody has asked them.',
              better:
                'Helen presents it to her colleagues, answers two objections, and puts an end date on it.',
            },
            narration: [
              'The common mistake is to announce it yourself. A mandate you have to announce yourself is only a wish.',
              'Let the sponsor present it, and let it expire after a year. Renewing it is a good test.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Services that grow',
    lectures: [
      {
        slug: 'support-control-direct',
        title: 'Support, control, direct',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'Three services, three kinds',
              columns: [
                ['Service', 4],
                ['For whom', 4],
                ['Kind', 3],
              ],
              rows: [
                ['Plan check', 'Any project manager', 'Supporting'],
                ['Gate review', 'Above £500,000', 'Controlling'],
                ['Running the project', 'Fire safety only', 'Directing'],
              ],
            },
            narration: [
              'Textbooks call a whole office supporting, controlling or directing. Choose for each service instead: a plan check is help, and may be declined.',
              'A gate review is control. Four of eighteen projects are above the limit, and they cannot decline.',
              'And one project, fire safety in the towers, is run by the office itself. Nobody else had a manager for it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Help with a hidden report',
              mistake: 'Omar asks for a plan check. On Monday his director knows about the missing tasks.',
              better:
                'What is found in a plan check belongs to Omar. What is found at a gate goes to the board.',
            },
            narration: [
              'The common mistake is to mix them. Omar asked for help, and it turned out to be control. He will not ask twice.',
              'So write the kind beside each service. Say who will see the result. And keep to it when a director asks you in the corridor.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Adding the next service',
              text: 'Add a service when two customers ask for it, and say what you will stop doing instead.',
            },
            narration: [
              'By day hundred Amara has three services. The fourth has to wait until two customers ask for it.',
            ],
          },
        ],
      },
      {
        slug: 'proof-of-usefulness',
        title: 'Proof of usefulness',
        scenes: [
          {
            slide: {
              kind: 'sum',
              heading: 'What the office costs its projects',
              lines: [
                ['Monthly page', '18 × 12 × 20 minutes', '72 hours'],
                ['Gate reviews', '4 × 2 × 8 hours', '64 hours'],
              ],
              result: ['Per changed decision: 136 ÷ 8', '17 hours'],
            },
            narration: [
              'Count the hours you take from projects. They are your price. Twenty minutes a month from eighteen projects make seventy-two hours a year.',
              'Four projects pass two gates each. A gate takes them a day. That makes sixty-four hours.',
              'Amara also lists the decisions that changed because of her work. There are eight, so each has cost her projects seventeen hours. Stopping the app in time would have been worth £120,000.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The office I had to close',
              mistake: 'We counted reports: 412 in a year. In the budget round nobody could name a use.',
              better: 'Ask each customer once a year: would you pay for this? Close what nobody would buy.',
            },
            narration: [
              'My own first office counted reports. When money was short, no director could say what they were for, and I had to close it.',
              'Ask your customers before the budget round does. Once a year is enough.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Fill in the mandate for your office, with the minutes each service takes',
                'List the decisions it changed in the last half year, or would have',
              ],
            },
            narration: [
              'Take half an hour. Fill in the mandate, with the minutes each service costs.',
              'Then list the decisions. A short list is a good place to start.',
            ],
          },
        ],
      },
    ],
  },
];
