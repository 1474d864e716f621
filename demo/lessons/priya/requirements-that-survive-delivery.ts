import type { DemoSection } from '../../types.ts';

/** The case: the booking desk of an eye clinic, where Nuala moves appointments. */
export const requirements: DemoSection[] = [
  {
    title: 'Asking and writing',
    lectures: [
      {
        slug: 'the-elicitation-interview',
        title: 'The elicitation interview',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'points',
              heading: 'The case: an eye clinic’s booking desk',
              points: [
                'Nuala and two colleagues take 120 calls a day',
                'Every fifth caller wants to move an appointment',
                'The clinic will buy or build something new',
              ],
            },
            narration: [
              'Our case is a hospital’s booking desk, where three clerks take a hundred and twenty calls a day.',
              'Twenty-four of these callers want another date.',
              'Ask Nuala what she wants, and she will describe a nicer form of what she has. Ask about the last call instead.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Follow the exception',
              columns: [
                ['Nuala says', 3],
                ['You ask', 3],
                ['You learn', 4],
              ],
              rows: [
                ['“Usually I just move it.”', '“When was it different?”', 'After surgery, dates are limited'],
                ['“Then I have to ask.”', '“Ask whom, and how?”', 'A nurse, by a paper note'],
                ['“It takes ages.”', '“Show me the last one.”', 'Nine screens, four minutes'],
              ],
            },
            narration: [
              'She says: usually I just move it. The word usually is your cue.',
              'On Tuesday it was different. A patient had been operated on, and a nurse had to agree.',
              'Nobody had mentioned the nurse. The last one took nine screens and four minutes, and you saw it yourself.',
              'Finish by playing it back in your own words. The common mistake is to leave without that.',
            ],
          },
        ],
      },
      {
        slug: 'sentences-that-can-be-tested',
        title: 'Sentences that can be tested',
        scenes: [
          {
            slide: {
              kind: 'contrast',
              heading: 'Fast compared with what?',
              mistake: '“Moving an appointment shall be fast and easy.” Everyone nods, nobody can test it.',
              better: '“A clerk moves an appointment in 1.5 minutes.” One need, an actor, a measure.',
            },
            narration: [
              'Fast and easy. The supplier will say yes, and so will the next supplier.',
              'One need per sentence, then: who does what, and how do we know?',
              'But why a minute and a half? A measure without a reason is the next argument.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where the number comes from',
              lines: [
                ['Calls about moving', '120 ÷ 5', '24 a day'],
                ['Time today', '24 × 4 minutes', '96 min'],
                ['Time the desk can give', '96 − 60', '36 min'],
              ],
              result: ['Per appointment: 36 ÷ 24', '1.5 min'],
            },
            narration: [
              'The objective is an hour a day, to call back patients who could not get through.',
              'Today, moving takes twenty-four times four, which is ninety-six minutes.',
              'Take off sixty, and thirty-six are left.',
              'Divided by twenty-four, that is a minute and a half.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Requirement 4',
              text: 'A clerk who knows the patient’s number moves a routine appointment within 1.5 minutes, in nine cases of ten.',
            },
            narration: [
              'The final sentence also says for whom it holds: a routine appointment, a known number.',
              'And it says how often, because one slow day should not fail the test.',
              'If the supplier asks for two minutes, you know what that costs: twelve minutes a day.',
            ],
          },
        ],
      },
      {
        slug: 'examples-as-agreement',
        title: 'Examples as agreement',
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'One example, three parts',
              steps: [
                ['Given', 'surgery on 3 March and a check on 10 March'],
                ['When', 'the patient asks for 11 March'],
                ['Then', 'the clerk can book it, and the nurse sees it'],
              ],
            },
            narration: [
              'The rule allows the check five to nine days after surgery. First comes the situation.',
              'Then the event. The patient would rather come a day later.',
              'Then the result, which someone can see. The eleventh is day eight, and allowed.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Now the edges',
              columns: [
                ['Asked for', 3],
                ['Day', 2],
                ['Nuala expects', 5],
              ],
              rows: [
                ['12 March', '9', 'Booked: the ninth day still counts'],
                ['13 March', '10', 'Refused, with “ask the nurse”'],
                ['8 March, a Sunday', '5', 'Refused: the clinic is closed'],
              ],
            },
            narration: [
              'Is the ninth day inside? Nuala says yes, but the developer had read less than nine.',
              'Day ten is refused. But someone has to help the caller, so the screen names the nurse.',
              'And the fifth day is a Sunday. No sentence of ours had mentioned weekends.',
              'That one example became a new requirement.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Written once',
              text: 'These four examples are the agreement, and later the acceptance tests.',
            },
            narration: [
              'The common mistake is to collect only pleasant examples. They prove what nobody doubted.',
              'Take one for each rule and one for each edge, and the tester has nothing left to invent.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Finding what is missing',
    lectures: [
      {
        slug: 'models-that-ask-questions',
        title: 'Models that ask questions',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'What two sketches and a list asked',
              columns: [
                ['Model', 2],
                ['Question', 4],
                ['Answer', 4],
              ],
              rows: [
                ['Context', 'Who else needs the new date?', 'Patient transport: requirement 7'],
                ['States', 'Can a cancelled booking revive?', 'On the same day, if still free'],
                ['States', 'Who sets “did not attend”?', 'Nobody does: requirement 8'],
                ['Trace', 'What is requirement 6 for?', 'No objective: dropped'],
              ],
            },
            narration: [
              'Draw the desk as one circle, and around it everyone who sends it something or receives something.',
              'Transport brings forty patients a week, and hears of a new date from nobody.',
              'Next, follow one booking through its states, from requested to attended, and try every arrow.',
              'Does any lead back from cancelled?',
              'And a patient who stays away? The state was missing, and so was its owner.',
              'Finally the trace: a list with objective, requirement and example. A gap in any column is a question.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Draw your circle and everything that crosses its edge',
                'Follow one thing through its states, and try each arrow',
                'Trace five requirements to an objective and an example',
              ],
            },
            narration: [
              'The common mistake is to draw such models for the file. Draw them in front of the people who do the work.',
              'Take half an hour. One circle, then one thing and its states.',
              'Then trace five requirements in three columns. Bring the gaps to your next interview.',
            ],
          },
        ],
      },
    ],
  },
];
