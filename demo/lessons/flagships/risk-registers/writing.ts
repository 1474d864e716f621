import type { DemoSection } from '../../../types.ts';

export const writing: DemoSection = {
  title: 'Writing risks that can be acted on',
  lectures: [
    {
      slug: 'what-a-register-is-for',
      title: 'What a register is for',
      isFreePreview: true,
      resources: [{ title: 'RAID log template (CSV)', file: 'raid-log-template.csv' }],
      scenes: [
        {
          slide: {
            kind: 'contrast',
            heading: 'One risk, written twice',
            mistake: 'Ground conditions. Amber. Owner: project team.',
            better:
              'Because the station drawings are forty years old, we may find unrecorded cables in the trench, which would stop excavation for up to ten working days.',
          },
          narration: [
            'A risk register earns its place when it changes a decision that someone was about to make. If you only update the colours, it reports on the project instead of steering it.',
            'Here is a line of the kind found in many registers. Ground conditions, amber, owner project team. Nobody can act on two words and a colour.',
            'Now the same risk, written out. Because the station drawings are forty years old, we may find unrecorded cables in the trench, which would stop excavation for up to ten working days. An action suggests itself: look before you dig.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Our case: Calder Street Station',
            columns: [
              ['What', 3],
              ['Calder Street', 6],
            ],
            rows: [
              ['The work', 'A step-free entrance with two lifts'],
              ['Budget', '£6.4 million'],
              ['Opening', '30 September, promised in public'],
              ['Cost of a day lost', '£12,000: people, plant and site'],
              ['Project manager', 'Amara Osei'],
            ],
          },
          narration: [
            'We follow one project through the whole course. Calder Street Station is invented, but every number in it behaves as it would on a real job.',
            'It gets a step-free entrance with two lifts. The budget is £6.4 million, and the opening on the thirtieth of September has been promised in public.',
            'Keep one figure in mind: a day lost on site costs £12,000. Amara Osei, the project manager, keeps the register.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'The test for every line',
            points: [
              'If this came true, would we do anything differently?',
              'If it went away, would we stop doing something?',
              'Twice no: leave it out',
            ],
          },
          narration: [
            'The common mistake is length. A register of ninety lines feels thorough, and nobody reads past the twentieth.',
            'So ask of every line: if this came true, would we do anything differently? If it went away, would we stop doing something? Two times no, and the line goes.',
          ],
        },
      ],
    },
    {
      slug: 'risk-issue-or-assumption',
      title: 'Risk, issue or assumption?',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Four lists, four questions',
            columns: [
              ['List', 2],
              ['It means', 4],
              ['Ask', 4],
            ],
            rows: [
              ['Risk', 'It may happen', 'What do we do before?'],
              ['Assumption', 'Taken as true, not checked', 'Who checks it, by when?'],
              ['Issue', 'It has happened', 'Who fixes it, by when?'],
              ['Dependency', 'Others must deliver', 'How do we know that they will?'],
            ],
          },
          narration: [
            'Four things get mixed up in registers. They look alike on paper and need different actions.',
            'A risk may happen, so we ask what to do before. An assumption is something we treat as true without proof, so we ask who checks it.',
            'An issue has happened already. It needs someone to fix it, not a probability.',
            'A dependency is work that others must deliver. It always carries a risk with it: that they deliver late.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Sorting Calder Street',
            columns: [
              ['What Amara heard', 6],
              ['List', 2],
            ],
            rows: [
              ['“The lift factory has one test bay, and it may be full in May.”', 'Risk'],
              ['“The council will not ask for a second noise survey.”', 'Assumption'],
              ['“The site office has no network connection.”', 'Issue'],
              ['“The railway gives us the track on two weekends.”', 'Dependency'],
            ],
          },
          narration: [
            'In her first week Amara collects what people say. The lift factory has one test bay, and it may be full in May. That is uncertain, so it is a risk.',
            'The council will not ask for a second noise survey. Nobody has asked the council. That is an assumption, and one telephone call settles it.',
            'The site office has no network connection. That is an issue, today. And the railway gives us the track on two weekends: a dependency.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'An issue in disguise',
            mistake:
              '“There is a risk that we are late.” In week 30, with a plan that ends in week 36, and four weeks behind.',
            better:
              '“We are four weeks behind.” It is an issue: it needs a recovery plan and a decision today, not a score.',
          },
          narration: [
            'The common mistake is the issue in disguise. There is a risk that we are late, says a report, when the project is four weeks behind.',
            'Calling it a risk makes it sound as if it might go away. Call it an issue, and ask for the decision that it needs today.',
          ],
        },
      ],
    },
    {
      slug: 'cause-event-consequence',
      title: 'Cause, event, consequence',
      scenes: [
        {
          slide: {
            kind: 'flow',
            heading: 'Three parts of a risk',
            steps: [
              ['Because …', 'Cause: a fact that is true today and can be checked'],
              ['we may …', 'Event: uncertain, described so that two people would agree that it happened'],
              ['which would …', 'Consequence: what it does to time, money, safety or quality'],
            ],
          },
          narration: [
            'A risk that can be acted on has three parts. The sentence begins with because, and a cause. The cause is a fact. You could check it today.',
            'Then comes we may, and an event. It is uncertain, and clear enough that two people would agree whether it has happened.',
            'Then which would, and the consequence, in the units of your objectives: days, money, safety or quality.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Each part has its own response',
            columns: [
              ['Part', 2.4],
              ['Lift delivery (R2)', 5],
              ['What we can do', 4],
            ],
            rows: [
              ['Cause', 'The factory has one test bay, shared with three other clients', 'Book the bay now'],
              ['Event', 'Our lifts may wait up to four weeks for their test', 'Ask for a second test site'],
              ['Consequence', 'Fitting out stops: 20 days lost', 'Plan other work for those days'],
            ],
          },
          narration: [
            'Why bother? Because each part points to a different response. Take the second risk at Calder Street, the lifts.',
            'The cause is one test bay, shared with three other clients. Against the cause we can book the bay now.',
            'The event is a wait of up to four weeks. Against the event we can ask for a second test site.',
            'The consequence is twenty working days without fitting out. Against that we can plan other work for those days.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'A consequence is not a risk',
            mistake: '“Cost overrun.” “Delay.” “Reputational damage.”',
            better:
              'Ask “because of what?” until someone names a fact. Three different facts behind “delay” are three risks, with three owners.',
          },
          narration: [
            'The common mistake is to write down the consequence alone. Cost overrun. Delay. Every project has those, and nobody can own them.',
            'Ask because of what, until someone names a fact. Three different facts behind one delay are three risks, with three owners.',
          ],
        },
      ],
    },
    {
      slug: 'owner-trigger-next-date',
      title: 'Owner, trigger, next date',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'The Calder Street register, week 2',
            columns: [
              ['ID', 1],
              ['Event', 5],
              ['Owner', 3],
              ['Trigger', 5],
              ['Next', 2],
            ],
            rows: [
              ['R1', 'Cables in the trench', 'Colin Reeve', 'Trial pit differs from drawing', '3 Feb'],
              ['R2', 'Lifts wait for their test', 'Leila Haddad', 'No slot confirmed by 1 March', '1 Mar'],
              ['R3', 'Weekend on the track lost', 'Leila Haddad', 'No letter 8 weeks before', '10 Feb'],
              ['R4', 'Paving arrives in wrong shade', 'Ian Prosser', 'Sample not signed by May', '2 May'],
            ],
          },
          narration: [
            'A good sentence still needs three things to stay alive: an owner, a trigger and a next date.',
            'The owner is a person. For the cables it is Colin Reeve, the site manager. He need not do all the work, but he must notice first.',
            'The trigger is an observation that tells you the risk is becoming real. No slot confirmed by the first of March. You can see it, and you can see it early.',
            'The next date is when the owner looks again. It depends on the risk, not on the calendar of meetings.',
            'The paving in the wrong shade waits until May, because nothing can change before the sample arrives.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Owned by everyone',
            mistake: 'Owner: “Project team”. Trigger: “Delay”. Next review: “Monthly”.',
            better: 'One name, who has agreed. A trigger that comes before the damage. A date with a reason.',
          },
          narration: [
            'The common mistake is an owner called project team. What everyone owns, nobody watches. And a trigger called delay is not a trigger: it arrives together with the damage.',
            'Write one name, and ask that person first. Ownership that was assigned in someone’s absence does not count.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 20,
            steps: [
              'Take three lines from a register you know',
              'Write each as because, we may, which would',
              'Add an owner, a trigger you can see and a next date',
              'Delete one line that would change nothing',
            ],
          },
          narration: [
            'Now it is your turn, for twenty minutes. Open the template from the first lecture and take three lines from a register you know.',
            'Write each in three parts. Add an owner, a trigger that can be seen, and a next date. Then delete one line that would change nothing. That is the hardest part.',
          ],
        },
      ],
    },
  ],
};
