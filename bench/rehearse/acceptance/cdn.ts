import { setTimeout as pause } from 'node:timers/promises';
import { password } from '../cluster/database.ts';
import { appUrl } from '../cluster/ports.ts';
import { until } from '../cluster/until.ts';
import { isOk, type Outcome, send } from '../load/client.ts';
import { startLoad } from '../load/mixed-load.ts';
import { cachedShare } from '../load/tally.ts';
import { type Row, type Scenario, seconds, times } from './scenario.ts';

const catalogue = '/all-courses';
const wantedShare = 0.95;
const limit = 5_000;
/** How long page views are counted, in milliseconds. */
const duration = 60_000;

/** How many page views Varnish answers, and how soon visitors see that a course was published. */
export const cdn: Scenario = async (stage) => {
  const load = await startLoad(stage.cluster.owner, stage.rate);
  const delays: number[] = [];
  try {
    await pause(duration);
    const share = cachedShare(load.tally);
    for (let round = 0; round < stage.rounds(10); round += 1) delays.push(await publishAgain());
    return [shareRow(share), delayRow(delays)];
  } finally {
    await load.stop();
  }
};

const shareRow = (share: number): Row => ({
  required: 'visitors’ page views answered by Varnish: at least 95%',
  measured: `${(share * 100).toFixed(1)}%`,
  passed: share >= wantedShare,
});

const delayRow = (delays: number[]): Row => ({
  required: 'visitors see a published course within 5 s',
  measured: `longest ${seconds(Math.max(...delays))}, ${times(delays.length)}`,
  passed: delays.every((took) => took <= limit),
});

/**
 * Unpublishes the first course of the catalogue, waits until visitors no longer see it, and publishes it again.
 * @returns the milliseconds until visitors see it
 */
async function publishAgain(): Promise<number> {
  const admin = { email: 'admin@milepost.example', password };
  const { cookie } = await ok({ kind: 'admin', method: 'POST', path: '/api/login', body: admin });
  const list = await ok({ kind: 'admin', path: '/api/courses?limit=1' });
  const course = (list.body as { courses: { _id: string; slug: string }[] }).courses[0];
  if (!course) throw new Error('The catalogue is empty.');
  const publish = (status: string) =>
    ok({
      kind: 'admin',
      method: 'PUT',
      path: `/api/admin/courses/${course._id}/status`,
      cookie,
      body: { status },
    });
  const isSeen = async () => (await page()).includes(`/courses/${course.slug}"`);
  await publish('draft');
  await until('the catalogue without the course', async () => !(await isSeen()), 120_000);
  await publish('published');
  return until('the catalogue with the course', isSeen, 120_000);
}

async function page(): Promise<string> {
  const response = await fetch(new URL(catalogue, appUrl));
  return response.text();
}

async function ok(request: Parameters<typeof send>[0]): Promise<Outcome> {
  const outcome = await send(request);
  if (!isOk(outcome)) throw new Error(`${request.path}: ${outcome.status} ${outcome.reason}`);
  return outcome;
}
