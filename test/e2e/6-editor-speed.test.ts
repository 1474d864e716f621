import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { editor, type WrittenCourse } from './support/authoring.ts';
import { demo, letIn, signInByApi } from './support/people.ts';
import { costOfKey, writeLongCourse } from './support/typing.ts';

/** A machine under load may take a minute to show a thousand lectures. */
test.setTimeout(240_000);

/** The design asks for 1.5; what is reached today is below 4, and the editor once needed 15 to 25. */
const atMost = 5;

test('typing in the editor with 1,000 lectures costs at most five times what it costs with 5', async ({
  page,
  context,
}) => {
  const api = await signInByApi(demo.instructor);
  const name = `Speed ${randomUUID().slice(0, 8)}`;
  const small = await writeLongCourse(api, `${name} small`, 5);
  const large = await writeLongCourse(api, `${name} large`, 1000);
  await letIn(context, demo.instructor);
  try {
    const costs = { small: await costsOf(page, small), large: await costsOf(page, large) };
    const ratio = (field: 'subtitle' | 'lecture') => costs.large[field] / costs.small[field];
    expect(ratio('subtitle'), 'a detail of the course').toBeLessThan(atMost);
    expect(ratio('lecture'), 'the title of a lecture').toBeLessThan(atMost);
  } finally {
    for (const { _id } of [small, large]) await api.call('DELETE', `/courses/${_id}`);
  }
});

async function costsOf(page: Page, { _id }: WrittenCourse): Promise<{ subtitle: number; lecture: number }> {
  await page.goto(`/instructor-dashboard/courses/${_id}/edit`);
  // Thousands of controls: showing them takes longer than typing into one.
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout: 60_000 });
  await editor(page).getByRole('textbox', { name: 'Subtitle' }).focus();
  const subtitle = await costOfKey(page);
  await editor(page).getByRole('tab', { name: 'Curriculum' }).click();
  await editor(page).locator('[name="sections.0.lectures.2.title"]').focus();
  const lecture = await costOfKey(page);
  page.once('dialog', (dialog) => void dialog.accept());
  return { subtitle, lecture };
}
