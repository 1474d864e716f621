import { chromium } from '@playwright/test';
import { findBrowser, NO_BROWSER } from '../../bin/lib/browser.mjs';
import { apiClient } from '../../test/e2e/support/api.ts';
import type { WrittenCourse } from '../../test/e2e/support/authoring.ts';
import {
  compareKeys,
  focusLecture,
  focusSubtitle,
  type KeysCompared,
  median,
  openEditor,
  settlingTime,
  writeLongCourse,
} from '../../test/e2e/support/input/typing.ts';
import { authorCookies } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';

const fewLectures = 5;
const manyLectures = byEffort({ full: 1000, quick: 1000, smoke: 40 });
const rounds = byEffort({ full: 15, quick: 5, smoke: 1 });
/** How long to wait for deferred work, in milliseconds. */
const settling = byEffort({ full: settlingTime, quick: settlingTime, smoke: 0 });
const atMost = 1.5;

/** The browser's cost of a key press in the course editor with 1,000 lectures, against 5. */
export async function measureEditor({ database, product }: Bench): Promise<Finding[]> {
  const executablePath = await findBrowser(console.log);
  if (!executablePath) return [notMeasured];
  const [cookie = ''] = await authorCookies(database.url, 1);
  const api = apiClient(product.origin, cookie);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const written: WrittenCourse[] = [];
  try {
    const open = async (lectures: number) => {
      const course = await writeLongCourse(api, `Course of ${lectures} lectures`, lectures);
      written.push(course);
      const context = await browser.newContext({ baseURL: product.origin });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: product.origin }]);
      return openEditor(context, course);
    };
    const typists = [await open(manyLectures), await open(fewLectures)] as const;
    const findings: Finding[] = [];
    for (const typist of typists) await focusSubtitle(typist);
    findings.push(finding('editor, subtitle', await compareKeys(...typists, rounds, settling)));
    for (const typist of typists) await focusLecture(typist);
    findings.push(finding('editor, title of a lecture', await compareKeys(...typists, rounds, settling)));
    return findings;
  } finally {
    await browser.close();
    for (const { _id } of written) await api.call('DELETE', `/courses/${_id}`);
  }
}

const notMeasured: Finding = {
  name: 'editor',
  product: '',
  limit: '',
  measured: 'no Chromium',
  required: NO_BROWSER,
  passed: false,
  numbers: {},
};

function finding(name: string, { one, other, ratios, ratio }: KeysCompared): Finding {
  const milliseconds = (costs: number[]) => `${median(costs).toFixed(1)} ms`;
  return {
    name,
    product: `${manyLectures} lectures: ${milliseconds(one)}`,
    limit: `${fewLectures} lectures: ${milliseconds(other)}`,
    measured: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    required: `≤ ${atMost}`,
    passed: ratio <= atMost,
    numbers: { many: one, few: other, ratios },
  };
}
