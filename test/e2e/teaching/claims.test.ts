import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { courseBody } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { demo, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('after a decision on a claim for credits, the keyboard continues at the next claim', async ({
  page,
}) => {
  const teaching = await signInByApi(demo.instructor);
  const title = `Claimed by keyboard ${randomUUID().slice(0, 8)}`;
  const { course } = await teaching.read<{ course: { _id: string } }>('POST', '/courses', {
    ...(await courseBody(teaching, title, {})),
    sections: [
      {
        title: 'Begin',
        lectures: [{ title: 'Read', kind: 'text', body: 'Read this.', practiceMinutes: 60 }],
      },
    ],
  });
  for (const family of ['other', 'apm', 'peoplecert']) {
    const claim = new FormData();
    claim.set('family', family);
    claim.set('amount', '1');
    claim.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'proof.pdf'));
    await teaching.read('POST', `/courses/${course._id}/credits`, claim);
  }
  await signInContext(page.context(), demo.admin);
  await open(page, `/admin-dashboard/course-credits?${new URLSearchParams({ search: title })}`);
  const verify = page.getByRole('button', { name: /^Verify/ });
  await verify.first().focus();
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(verify).toHaveCount(left);
    await expect(verify.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No claims match your search' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
