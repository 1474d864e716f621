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
                ['Which decision came too late?', 'Stopping the repairs app, by four months'],
                ['What did you need but not have?', 'The team’s doubts, on one page'],
                ['What should we never do?', 'Ask for figures that finance already has'],
              ],
            },
            narration: [
              'To set up an office for eighteen projects, Amara first interviews three sponsors and three project managers. She asks which decision in the last six months came too late.',
              'Then she asks what people needed at the time and didn’t have. It was hardly ever a template.',
              'Finally, she asks what the office should never do. That answer will protect her from herself.',
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
              'The repairs app cost £30,000 a month, and ran for four months after the team had stopped believing in it.',
              'So the first service is one page a month, listing the decisions still waiting to be made.',
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
              'Most new offices begin with templates. Nobody asked for them, and they don’t answer anyone’s question.',
              'Begin with the interviews. Twenty minutes each is enough, and you don’t need any slides.',
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
                ['We may ask for', 'One page a month, twenty minutes’ work'],
                ['You may ask for', 'An answer in two days, and criticism in private first'],
                ['We don’t', 'Write your plans or reports for you'],
              ],
            },
            narration: [
              'The purpose is a single sentence. If you can’t name a decision you’ll improve, go back to the interviews.',
              'Then say what the office may ask of projects, and how long it’ll take them. Helen, the finance director, pays for the office, and the page says that too.',
              'Be just as clear about what projects may ask of the office. The promise they liked best was to hear criticism in private first.',
              'And write down what you don’t do. That’s easiest to agree before anyone asks you to do it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Who announces it',
              mistake: 'Amara sends it to all staff. Two managers reply that nobody asked them.',
              better:
                'Helen presents it to her fellow directors, answers two objections, and gives it an end date.',
            },
            narration: [
              'It’s natural to want to announce it yourself. But a mandate you have to announce yourself is only a wish.',
              'Let the sponsor present it, and let it expire after a year. Having to renew it is a good test.',
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
              'Textbooks call a whole office supporting, controlling or directing. Choose for each service instead: a plan check is help, and can be declined.',
              'A gate review is control. Four of the eighteen projects are above the limit, and those can’t decline.',
              'And one project, fire safety in the tower blocks, is run by the office itself. Nobody else had a manager for it.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Help that ends in a report',
              mistake: 'Omar asks for a plan check. By Monday, his director knows about the missing tasks.',
              better: 'What a plan check finds belongs to Omar. What a gate review finds goes to the board.',
            },
            narration: [
              'Trouble starts when an office mixes the two. Omar asked for help, and it turned out to be control. He won’t ask again.',
              'So write the kind next to each service. Say who will see the result. And stick to that when a director stops you in the corridor.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Adding the next service',
              text: 'Add a service when two customers ask for it, and say what you’ll stop doing to make room.',
            },
            narration: [
              'By day one hundred, Amara has three services. A fourth will have to wait until two customers ask for it.',
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
              'Count the hours you take from projects. They’re the price you charge. Twenty minutes a month from eighteen projects adds up to seventy-two hours a year.',
              'Four projects go through two gates each. Each gate takes them a day. That makes sixty-four hours.',
              'Amara also lists the decisions that changed because of her work. There are eight, so each has cost her projects seventeen hours. For comparison, stopping the app in time would have saved £120,000.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'The office I had to close',
              mistake:
                'We counted reports: 412 in a year. In the budget round, nobody could name a use for them.',
              better: 'Once a year, ask each customer: would you pay for this? Close what nobody would buy.',
            },
            narration: [
              'My own first office counted reports. When money got tight, no director could say what they were for, and I had to close the office.',
              'Ask your customers before the finance team does. Once a year is enough.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Fill in the mandate for your office, with the minutes each service takes',
                'List the decisions it changed in the last six months, or would have',
              ],
            },
            narration: [
              'Take half an hour. Fill in the mandate, with the minutes each service costs.',
              'Then list the decisions. A short list is still a good place to start.',
            ],
          },
        ],
      },
    ],
  },
];
