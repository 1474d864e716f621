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
                'One caller in five wants to move an appointment',
                'The clinic will buy or build something new',
              ],
            },
            narration: [
              'Our case is an eye clinic’s booking desk, where three clerks take a hundred and twenty calls a day.',
              'Twenty-four of those callers want a different date.',
              'Ask Nuala what she wants, and she’ll describe a nicer version of what she has. Ask about the last call instead.',
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
                ['“Then I have to ask.”', '“Ask whom, and how?”', 'A nurse, with a paper note'],
                ['“It takes ages.”', '“Show me the last one.”', 'Nine screens, four minutes'],
              ],
            },
            narration: [
              'She says: usually, I just move it. The word “usually” is your cue.',
              'On Tuesday it was different. A patient had just had surgery, and a nurse had to agree to the new date.',
              'Nobody had mentioned the nurse. The last change took nine screens and four minutes, and you saw it yourself.',
              'Finish by playing it all back in your own words. Many interviewers forget to.',
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
              mistake:
                '“Moving an appointment shall be fast and easy.” Everyone nods, but nobody can test it.',
              better: '“A clerk moves an appointment in 1.5 minutes.” One need, one actor, one measure.',
            },
            narration: [
              'Fast and easy? The supplier will say yes to that, and so will the next one.',
              'So write one need per sentence: who does what, and how will we know?',
              'But why a minute and a half? A measure without a reason only starts the next argument.',
            ],
          },
          {
            slide: {
              kind: 'sum',
              heading: 'Where the number comes from',
              lines: [
                ['Calls to change a date', '120 ÷ 5', '24 a day'],
                ['Time today', '24 × 4 minutes', '96 min'],
                ['Time the desk can spare', '96 − 60', '36 min'],
              ],
              result: ['Per appointment: 36 ÷ 24', '1.5 min'],
            },
            narration: [
              'The objective is to save an hour a day, for calling back patients who couldn’t get through.',
              'Today, moving appointments takes twenty-four times four minutes, which is ninety-six.',
              'Take off sixty, and you have thirty-six left.',
              'Divide that by twenty-four, and you get a minute and a half.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Requirement 4',
              text: 'A clerk who knows the patient’s number moves a routine appointment within 1.5 minutes, in nine cases out of ten.',
            },
            narration: [
              'The final sentence also says when it applies: to a routine appointment, with a known number.',
              'And it says how often, so that one slow day doesn’t fail the test.',
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
                ['Given', 'surgery on 3 March and a check-up on 10 March'],
                ['When', 'the patient asks for 11 March'],
                ['Then', 'the clerk can book it, and the nurse can see it'],
              ],
            },
            narration: [
              'The rule puts the check-up five to nine days after surgery. We start with the situation.',
              'Then comes the event. The patient would rather come a day later.',
              'The result comes last, and it’s something you can see. The eleventh is day eight, so it’s allowed.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Now the edge cases',
              columns: [
                ['Asked for', 3],
                ['Day', 2],
                ['Nuala expects', 5],
              ],
              rows: [
                ['12 March', '9', 'Booked: the ninth day still counts'],
                ['13 March', '10', 'Refused, with “Ask the nurse”'],
                ['8 March, a Sunday', '5', 'Refused: the clinic is closed'],
              ],
            },
            narration: [
              'Does the ninth day count? Nuala says yes, but the developer had understood less than nine.',
              'Day ten is refused. But someone still has to help the caller, so the screen says to ask the nurse.',
              'And the fifth day is a Sunday. None of our sentences had mentioned weekends.',
              'That one example gave us a new requirement.',
            ],
          },
          {
            slide: {
              kind: 'statement',
              heading: 'Write it once',
              text: 'These four examples are the agreement, and will later be the acceptance tests.',
            },
            narration: [
              'It’s tempting to collect only pleasant examples. They prove what nobody doubted.',
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
              heading: 'What two sketches and a list brought up',
              columns: [
                ['Model', 2],
                ['Question', 4],
                ['Answer', 4],
              ],
              rows: [
                ['Context', 'Who else needs the new date?', 'Patient transport: requirement 7'],
                ['States', 'Can a cancelled booking come back?', 'On the same day, if still free'],
                ['States', 'Who sets “did not attend”?', 'Nobody does: requirement 8'],
                ['Trace', 'What is requirement 6 for?', 'No objective: dropped'],
              ],
            },
            narration: [
              'Draw the desk as a circle, and around it everyone who sends it something or gets something from it.',
              'Patient transport brings in forty people a week, and is never told about a new date.',
              'Next, follow one booking through its states, from requested to attended, and try every arrow.',
              'Is there a way back from cancelled?',
              'And what if a patient doesn’t turn up? That state was missing, and so was its owner.',
              'Finally, the trace is a list with objective, requirement and example. Any gap in a column is a question.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Draw your circle and everything that crosses its edge',
                'Follow one thing through its states, and try every arrow',
                'Trace five requirements to an objective and an example',
              ],
            },
            narration: [
              'Such models are often drawn just for the file. Draw yours in front of the people who do the work.',
              'Take half an hour. Draw one circle, then follow one thing through its states.',
              'Then trace five requirements in three columns. Take the gaps to your next interview.',
            ],
          },
        ],
      },
    ],
  },
];
