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
              'Zoe manages a ticket app for trams. Its team lives in Jira. An issue, or work item in newer versions, moves through a workflow of states and transitions.',
              'A saved filter says which issues are found.',
              'A board contains nothing. It shows what its filter finds, in columns that are mapped to states. One issue can be on three boards, or on none.',
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
                ['Does the filter find it?', 'Yes: project and type fit'],
                ['Is its state on the board?', 'No: “On hold” has no column'],
                ['Does the board hide it?', 'Outside the sprint, or done long ago'],
              ],
            },
            narration: [
              'One morning, issue two hundred and fourteen is missing. Check three things, in this order. Does the filter find it? Yes, it does.',
              'Is its state mapped to a column? It is on hold, a state that was added last month, without a column. So it fell off the board, for eleven days.',
              'Otherwise ask whether the board hides it. A Scrum board shows only active sprints, and some boards drop what was done long ago.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'A guest with a spreadsheet',
              mistake: 'Export on Monday, chase on Thursday. Half of the states have changed by then.',
              better: 'Open the board with the team, and ask about the issue that is furthest right.',
            },
            narration: [
              'The common mistake is to export a list. By Thursday you are chasing Monday’s states.',
              'Look at the board itself, and start at the right, where things are nearly done.',
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
              'A query reads almost like a sentence: field, operator, value. Project equals Tram.',
              'Status category is not done. That covers every final state, whatever its name.',
              'And due is before the start of today. If you compare with now instead, what is due today counts as late already.',
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
                ['What was not touched this week?', 'updated <= -7d'],
              ],
            },
            narration: [
              'Save each query under the question that it answers. What is blocked? Whatever carries a flag.',
              'What is unestimated? Where the estimate is empty. The name of that field differs between sites.',
              'And what was not touched this week? Updated at least seven days ago. The date is relative, so the filter stays fresh. A comment counts as an update, too.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Empty is not “unequal”',
              mistake: 'assignee != currentUser() finds 27. The 7 that belong to nobody are missing.',
              better: '(assignee != currentUser() OR assignee is EMPTY) finds all 34.',
            },
            narration: [
              'Now a trap. Forty-six issues are open, and twelve are Zoe’s. She asks for the others, and gets twenty-seven. But forty-six less twelve is thirty-four.',
              'Seven have no assignee, and an empty field is never unequal to anything. Ask for the empty ones as well. Those seven were the interesting ones.',
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
                ['Not moving', '9', 'Five wait for the depot test'],
                ['Unestimated', '11', 'Eight are bugs: we never estimate those'],
              ],
            },
            narration: [
              'Zoe puts five saved filters on one dashboard, and shows it to the team first. Six issues are overdue, but two of the dates were someone’s guess.',
              'Four are blocked. Really there are more, because people forget the flag.',
              'Nine do not move. Five of those wait for a test in the depot.',
              'Eleven have no estimate. Eight are bugs, and this team does not estimate bugs. The fifth filter, recently finished, nobody disputes.',
            ],
          },
          {
            slide: {
              kind: 'contrast',
              heading: 'Ask, then agree',
              mistake: '“Nine issues stand still. Please update Jira every evening.” Now all nine look busy.',
              better:
                '“The depot test gets its own state. A due date means a promise. Blocked means a flag.”',
            },
            narration: [
              'The common mistake is to ask for more updates. People then touch issues so that they look alive.',
              'Agree on conventions that help the team as well. The depot test gets a state of its own. A due date is a promise. Blocked means a flag, on the same day.',
              'Nine less five: four issues really stand still. Each count leads to the issues themselves, so no list is copied.',
            ],
          },
          {
            slide: {
              kind: 'exercise',
              minutes: 30,
              steps: [
                'Save three filters, each named as a question',
                'Show the counts to the team: which one misleads, and why?',
              ],
            },
            narration: [
              'Save three filters of your own, and check one count by hand.',
              'Then ask the team which number misleads. Change the filter, or agree on a convention.',
            ],
          },
        ],
      },
    ],
  },
];
