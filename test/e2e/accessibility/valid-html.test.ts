import { expect, test } from '@playwright/test';
import { faultsIn } from '../support/pages/html.ts';

const inPage = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

for (const body of [
  '<script type="later">run()</script>',
  '<span><div>A block</div></span>',
  '<button type="button" popovertarget="menu" aria-expanded="false">Menu</button><div id="menu" popover></div>',
  '<input type="hidden" value="ada@example.com" readonly>',
  '<label>Language <select required><option value="English">English</option></select></label>',
  '<video src="/a.mp4" controlslist="nodownload"></video>',
  '<p id="one">1</p><p id="one">2</p>',
])
  test(`finds the error in ${body}`, async () => {
    expect(await faultsIn(inPage(body))).toHaveLength(1);
  });

test('finds no error in a valid page', async () => {
  const valid =
    '<script type="text/plain" data-modules="/a.js">run()</script><label>Level <select required><option value="">Choose…</option></select></label>';
  expect(await faultsIn(inPage(valid))).toEqual([]);
});
