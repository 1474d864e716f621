import { expect, type Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import {
  checkPages,
  confirming,
  last,
  type PageCheck,
  pressing,
  showFigures,
} from '../support/pages/page-checks.ts';
import { demo } from '../support/people.ts';

type OwnCourses = { courses: { _id: string }[] };
/** A course from the demo: the newest may belong to another test, which changes and deletes it. */
const ownCourse = async (api: Api) => {
  const query = new URLSearchParams({ search: 'Setting Up a PMO in a Hundred Days' });
  const { courses } = await api.read<OwnCourses>('GET', `/courses/instructor-courses?${query}`);
  return `/instructor-dashboard/courses/${last(courses)._id}`;
};
const examCourse = async (api: Api) => {
  const query = new URLSearchParams({ search: 'Risk Registers That Change Decisions' });
  const { courses } = await api.read<OwnCourses>('GET', `/courses/instructor-courses?${query}`);
  return `/instructor-dashboard/courses/${last(courses)._id}`;
};
type Sessions = { sessions: { _id: string; state: string }[] };
/** A live session of the demo in this state. */
async function session(api: Api, state: 'upcoming' | 'ended'): Promise<string> {
  const course = await examCourse(api);
  const { sessions } = await api.read<Sessions>('GET', `/courses/${course.split('/').at(-1)}/live-sessions`);
  return `${course}/live-sessions/${last(sessions.filter((one) => one.state === state))._id}`;
}
const choose = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click();
};

const instructor: PageCheck[] = [
  { name: 'dashboard, its figures as a table', address: '/instructor-dashboard', prepare: showFigures },
  {
    name: 'own courses',
    address: '/instructor-dashboard/courses',
    states: { 'confirming a deletion': confirming(/^Delete/) },
  },
  { name: 'earnings', address: '/instructor-dashboard/earnings' },
  { name: 'payouts', address: '/instructor-dashboard/payouts' },
  { name: 'coupons', address: '/instructor-dashboard/coupons' },
  { name: 'new coupon', address: '/instructor-dashboard/coupons/new' },
  { name: 'new course', address: '/instructor-dashboard/courses/new' },
  {
    name: 'own course',
    address: ownCourse,
    states: {
      'confirming that it is archived': async (page) => {
        await pressing('More actions')(page);
        await page.getByRole('menuitem', { name: /^Archive/ }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
    },
  },
  { name: 'quizzes, none yet', address: async (api) => `${await ownCourse(api)}/quizzes` },
  { name: 'new quiz, no questions yet', address: async (api) => `${await ownCourse(api)}/quizzes/new` },
  { name: 'credits of a course', address: async (api) => `${await examCourse(api)}/credits` },
  { name: 'quizzes', address: async (api) => `${await examCourse(api)}/quizzes` },
  { name: 'new quiz', address: async (api) => `${await examCourse(api)}/quizzes/new` },
  { name: 'question bank', address: async (api) => `${await examCourse(api)}/questions` },
  {
    name: 'editing a question, all its options shown',
    address: async (api) => {
      const course = await examCourse(api);
      const path = `/courses/${course.split('/').at(-1)}/questions`;
      const { questions } = await api.read<{ questions: { _id: string }[] }>('GET', path);
      return `${course}/questions/${last(questions)._id}`;
    },
    prepare: async (page) => {
      for (const folded of ['More options', 'Void this question']) {
        const summary = page.getByText(folded, { exact: true });
        if (await summary.isVisible()) await summary.click();
      }
    },
  },
  {
    name: 'importing questions, with errors',
    address: async (api) => `${await examCourse(api)}/questions/import`,
    prepare: async (page) => {
      const text = 'Who signs? {=The sponsor ~The supplier}\n\nWhich one? {~a ~b}';
      await page.getByLabel('File contents').fill(text);
      await pressing('Preview')(page);
      await expect(page.getByText('1 question can be added; 1 with errors is left out.')).toBeVisible();
    },
  },
  { name: 'new question', address: async (api) => `${await examCourse(api)}/questions/new` },
  {
    name: 'new question, a number',
    address: async (api) => `${await examCourse(api)}/questions/new?kind=number`,
  },
  { name: 'announcements', address: async (api) => `${await examCourse(api)}/announcements` },
  {
    name: 'new announcement, for later',
    address: async (api) => `${await examCourse(api)}/announcements/new`,
    prepare: (page) => page.getByRole('radio', { name: 'Later' }).check(),
  },
  { name: 'live sessions', address: async (api) => `${await examCourse(api)}/live-sessions` },
  { name: 'live session to come', address: (api) => session(api, 'upcoming') },
  {
    name: 'lecture for the recording of a live session',
    address: (api) => session(api, 'ended'),
    prepare: async (page) => {
      await page.getByLabel('Link to the recording').fill('https://films.example/scoring');
      await pressing('Add as a lecture')(page);
      const title = 'Recording: Your questions about scoring';
      await expect(page.getByRole('textbox', { name: /^Lecture \d+$/ }).last()).toHaveValue(title);
    },
  },
  { name: 'new live session', address: async (api) => `${await examCourse(api)}/live-sessions/new` },
  { name: 'own course, curriculum', address: async (api) => `${await ownCourse(api)}?tab=curriculum` },
  { name: 'own course, students', address: async (api) => `${await ownCourse(api)}?tab=students` },
  { name: 'own course, analytics', address: async (api) => `${await ownCourse(api)}?tab=analytics` },
  {
    name: 'enrolled students',
    address: '/instructor-dashboard/enrolled',
    states: {
      'their filters': async (page) => {
        await page.getByRole('button', { name: 'Filters' }).click();
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      },
    },
  },
  {
    name: 'editor, details, its title being changed',
    address: async (api) => `${await ownCourse(api)}/edit`,
    prepare: pressing('Edit title'),
    states: {
      settings: async (page) => {
        await choose('Settings')(page);
        await page.getByRole('button', { name: /^Checklist: / }).click();
      },
    },
  },
  {
    name: 'editor, curriculum, a lecture lifted and its menu open',
    address: async (api) => `${await ownCourse(api)}/edit`,
    prepare: async (page) => {
      await choose('Curriculum')(page);
      await page
        .getByText(/^Preview, exercises, opening, captions, resources/)
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .focus();
      await page.keyboard.press('Space');
      await pressing(/^Actions for /)(page);
    },
  },
];

checkPages('instructor', instructor, demo.instructor);
