import type { DemoReview } from '../types.ts';
import { popularReviews } from './reviews-popular.ts';

const at = (name: string) => `${name}@milepost.example`;

const ofOtherCourses: DemoReview[] = [
  {
    person: at('learner'),
    course: 'sponsors-and-stakeholders',
    rating: 5,
    text: 'I drew the map for a signalling upgrade the same afternoon and found two sponsors who each thought the other one was deciding. That alone paid for the course.',
    answer: 'That is the most common finding of all, Daniel. Thank you for writing it down for others.',
  },
  {
    person: at('arjun.nair'),
    course: 'sponsors-and-stakeholders',
    rating: 4,
    text: 'Short and to the point. I would have liked one more example from a public body, where the sponsor changes after an election.',
  },
  { person: at('mateo.quispe'), course: 'sponsors-and-stakeholders', rating: 5, text: '' },
  {
    person: at('aisha.rahman'),
    course: 'business-case-that-gets-a-decision',
    rating: 5,
    text: 'Our board had deferred the same case three times. I rewrote it in the order shown here, with the decision on page one, and it was through in twenty minutes.',
  },
  {
    person: at('chidi.eze'),
    course: 'business-case-that-gets-a-decision',
    rating: 4,
    text: 'Good structure.\n\nThe part on options is the strongest. The numbers section assumes a finance partner who helps, and not everyone has one.',
    answer: 'Fair point. Until you have that partner: start with the ranges, not with the model.',
  },
  {
    person: at('thabo.dlamini'),
    course: 'business-case-that-gets-a-decision',
    rating: 3,
    text: 'Solid, but I knew about half of it. Better for a first business case than for a tenth.',
  },
  {
    person: at('sophie.tremblay'),
    course: 'capacity-and-demand',
    rating: 4,
    text: 'The one-page view of demand against people is now in our monthly meeting.',
  },
  {
    person: at('chidi.eze'),
    course: 'capacity-and-demand',
    rating: 5,
    text: 'Finally someone who says that 100% planned means late. Clear, dry, right.',
  },
  { person: at('thabo.dlamini'), course: 'capacity-and-demand', rating: 4, text: '' },
  {
    person: at('mateo.quispe'),
    course: 'leading-without-authority',
    rating: 5,
    text: 'The request format works. I name the result, the date and the reason now, and people answer with a yes or a no instead of “I’ll try”.',
  },
  {
    person: at('fatima.idrissi'),
    course: 'change-impact-in-practice',
    rating: 4,
    text: 'We used the impact sheet for a payroll change across four sites. Finding the team nobody had listed was worth it.',
  },
  {
    person: at('arjun.nair'),
    course: 'critical-path-in-any-tool',
    rating: 5,
    text: 'Ten boxes on paper, forward and back. After fifteen years of scheduling software I understood what it had been doing.',
    answer: 'Ten boxes are enough for most arguments about float, too.',
  },
  {
    person: at('mateo.quispe'),
    course: 'critical-path-in-any-tool',
    rating: 4,
    text: 'Calm pace, good examples.',
  },
  {
    person: at('jakub.wisniewski'),
    course: 'dashboards-people-act-on',
    rating: 3,
    text: 'I agree with all of it. I had hoped for more on where the data comes from.',
  },
  {
    person: at('thabo.dlamini'),
    course: 'dmaic-yellow-belt-foundations',
    rating: 5,
    text: 'The charter template saved our project from solving the wrong problem.',
  },
  {
    person: at('ingrid.solberg'),
    course: 'dmaic-yellow-belt-foundations',
    rating: 4,
    text: 'Half-way through. Plain language, no statistics for show.',
  },
  {
    person: at('chidi.eze'),
    course: 'earned-value-from-first-principles',
    rating: 5,
    text: 'CPI and SPI from a shopping list: my team got it in one sitting.',
  },
  {
    person: at('chidi.eze'),
    course: 'kanban-for-project-teams',
    rating: 4,
    text: 'The policy sheet hangs beside our board. Work in progress went from fourteen to six.',
  },
  {
    person: at('thabo.dlamini'),
    course: 'kanban-for-project-teams',
    rating: 2,
    text: 'Too basic for me so far; I expected more on forecasting.',
    answer:
      'Forecasting comes in the fourth section. If it still falls short, write to me and I will point you further.',
  },
  {
    person: at('rhys.llewellyn'),
    course: 'language-models-for-project-documents',
    rating: 4,
    text: 'Sober about what these tools get wrong. The team agreement is the part we kept.',
  },
  {
    person: at('rhys.llewellyn'),
    course: 'pmo-lead-bundle',
    rating: 5,
    text: 'I took over a PMO of four in spring and worked through this week by week. It gave me the order in which to do things.',
  },
  {
    person: at('sophie.tremblay'),
    course: 'pmo-starter-bundle',
    rating: 4,
    text: 'Good value, and the pieces fit together.',
  },
  {
    person: at('ingrid.solberg'),
    course: 'planning-a-legacy-migration',
    rating: 5,
    text: 'The rehearsal plan found the batch job that runs once a quarter. Nobody would have remembered it.',
  },
  {
    person: at('jakub.wisniewski'),
    course: 'requirements-that-survive-delivery',
    rating: 4,
    text: 'Acceptance criteria people can test. Less talk about templates than elsewhere, which I liked.',
  },
  { person: at('jakub.wisniewski'), course: 'scrum-master-first-ninety-days', rating: 5, text: '' },
  {
    person: at('thabo.dlamini'),
    course: 'setting-up-a-pmo',
    rating: 4,
    text: 'The one-page mandate is the best thing in it.',
  },
  {
    person: at('leilani.kahale'),
    course: 'strategy-to-roadmap',
    rating: 4,
    text: 'Made me delete a third of our roadmap, to everyone’s relief.',
  },
  {
    person: at('jakub.wisniewski'),
    course: 'the-one-page-project-report',
    rating: 5,
    text: 'My sponsor reads it now. She did not read the six pages before.',
  },
];

export const reviews: DemoReview[] = [...popularReviews, ...ofOtherCourses];
