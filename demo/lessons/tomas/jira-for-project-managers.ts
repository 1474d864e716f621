import type { DemoSection } from '../../types.ts';

export const jiraForProjectManagers: DemoSection[] = [
  {
    title: 'Reading',
    lectures: [
      {
        slug: 'board-workflow-filter',
        title: 'Board, workflow, filter',
        isFreePreview: true,
        scenes: [
          {
            slide: {
              kind: 'flow',
              heading: 'Three things behind a board',
              steps: [
                ['Workflow', 'Which states exist, and which steps between them'],
                ['Filter', 'Which issues are found: project = TRAM'],
                ['Board', 'Columns, each mapped to one or more states'],
              ],
            },
            narration: [
              'Zoe runs a ticketing app for trams, and her team lives in Jira. Every issue, or work item in newer versions, follows a workflow. That’s a set of states and the transitions between them.',
              'A saved filter determines which issues are found.',
              'A board contains nothing itself. It shows what its filter finds, in columns mapped to states. One issue can appear on three boards, or on none.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Where is TRAM-214?',
              columns: [
                ['Check', 4],
                ['Found', 6],
              ],
              rows: [
                ['Does the filter find it?', 'Yes: project and type match'],
                ['Is its state on the board?', 'No: “On hold” has no column'],
                ['Does the board hide it?', 'Outside the sprint, or done long ago'],
              ],
            },
            narration: [
              'One morning, issue two hundred and fourteen has vanished. Check three things, in order. First, does the filter find it? Yes, it does.',
              'Next, is its state mapped to a column? It’s on hold, a state that was added last month without a column. So the issue dropped off the board, for eleven days.',
              'Finally, does the board hide it? A Scrum board only shows active sprints, and some boards drop work finished long ago.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Managing from a spreadsheet',
              mistake: 'Export on Monday, chase on Thursday. Half the states have changed by then.',
              better: 'Open the board with the team, and ask about the issue furthest to the right.',
            },
            narration: [
              'People often work from an exported list. By Thursday, they’re chasing Monday’s states.',
              'Look at the board itself, and start on the right, where work is nearly done.',
            ],
          },
        ],
      },
      {
        slug: 'questions-in-jql',
        title: 'Questions in JQL',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'What is overdue?',
              columns: [
                ['Field', 4],
                ['Operator', 3],
                ['Value', 4],
              ],
              rows: [
                ['project', '=', 'TRAM'],
                ['AND statusCategory', '!=', 'Done'],
                ['AND due', '<', 'startOfDay()'],
              ],
            },
            narration: [
              'A query reads almost like a sentence: field, operator, value. Here, project equals Tram.',
              'Status category isn’t Done. That covers every final state, whatever it’s called.',
              'And the due date is before the start of today. If you compare with now instead, anything due today already counts as late.',
            ],
          },
          {
            slide: {
              kind: 'table',
              heading: 'Three more questions',
              columns: [
                ['Saved as', 5],
                ['Condition', 6],
              ],
              rows: [
                ['What is blocked?', 'Flagged is not EMPTY'],
                ['What is unestimated?', '"Story Points" is EMPTY'],
                ['What hasn’t been touched this week?', 'updated <= -7d'],
              ],
            },
            narration: [
              'Save each query under the question it answers. What’s blocked? Anything that’s been flagged.',
              'What’s unestimated? Anything with an empty estimate. That field’s name varies between sites.',
              'And what hasn’t been touched this week? Anything last updated at least seven days ago. The date is relative, so the filter stays fresh. A comment counts as an update too.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Empty is not “unequal”',
              mistake: 'assignee != currentUser() finds 27. The 7 with no assignee are missing.',
              better: '(assignee != currentUser() OR assignee is EMPTY) finds all 34.',
            },
            narration: [
              'Now for a trap. Forty-six issues are open, and twelve are Zoe’s. She asks for the rest, and gets twenty-seven. But forty-six minus twelve is thirty-four.',
              'Seven have no assignee, and an empty field never counts as unequal to anything. So ask for the empty ones as well. Those seven were the interesting ones.',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Reporting',
    lectures: [
      {
        slug: 'a-dashboard-of-questions',
        title: 'A dashboard of questions',
        scenes: [
          {
            slide: {
              kind: 'table',
              heading: 'The team reads the dashboard',
              columns: [
                ['Question', 4],
                ['Count', 2],
                ['What the team says', 6],
              ],
              rows: [
                ['Overdue', '6', 'Two dates were never promised'],
                ['Blocked', '4', 'We forget to set the flag'],
                ['Not moving', '9', 'Five are waiting for the depot test'],
                ['Unestimated', '11', 'Eight are bugs: we never estimate those'],
              ],
            },
            narration: [
              'Zoe puts five saved filters on one dashboard, and shows it to the team first. Six issues are overdue, but two of the dates were only someone’s guess.',
              'Four are blocked. In fact there are more, because people forget to set the flag.',
              'Nine aren’t moving. Five of those are waiting for a test at the depot.',
              'Eleven have no estimate. Eight of them are bugs, which this team never estimates. Nobody disputes the fifth filter, for recently finished work.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Ask, then agree',
              mistake:
                '“Nine issues aren’t moving. Please update Jira every evening.” Now all nine look busy.',
              better:
                '“The depot test gets its own state. A due date means a promise. Blocked means a flag.”',
            },
            narration: [
              'The obvious reaction is to ask for more updates. Then people touch issues just to make them look alive.',
              'Agree on conventions that help the team too. The depot test gets a state of its own. A due date is a promise. If something’s blocked, it’s flagged the same day.',
              'Nine minus five leaves four that really aren’t moving. Each count links to the issues themselves, so nobody copies a list.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Save three filters, each named as a question',
                'Show the team the counts: which one is misleading, and why?',
              ],
            },
            narration: [
              'Save three filters of your own, and check one count by hand.',
              'Then ask the team which number is misleading. Change that filter, or agree on a convention.',
            ],
          },
        ],
      },
    ],
  },
];
