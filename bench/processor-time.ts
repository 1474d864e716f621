/**
 * Makes a gathered Lighthouse run one of processor time: `processor-time.ts <folder>` rewrites its `trace.json`, so that a
 * task of the page's main thread lasts as long as it worked and not as long as it waited for a core.
 * See "Lighthouse" in `README.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a trace event, in microseconds: when it was and how long, by the clock (`ts`) and by its thread's own time (`tts`). */
type Moment = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
};
type Task = Moment & Required<Pick<Moment, 'dur' | 'tts'>>;

const file = join(process.argv[2] ?? '.', 'trace.json');
const trace: { traceEvents: Moment[] } = JSON.parse(readFileSync(file, 'utf8'));
const page = trace.traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
if (!page) throw new Error(`${file} has no first paint: gather it with lighthouse -G`);

const ofPage = trace.traceEvents.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
const isTask = (event: Moment): event is Task =>
  event.ph === 'X' && event.name === 'RunTask' && event.dur !== undefined && event.tts !== undefined;
const tasks = ofPage
  .filter(isTask)
  .map(({ ts, dur, tts }) => ({ begins: ts, ends: ts + dur, tts }))
  .sort((one, other) => one.begins - other.begins);

for (const event of ofPage) {
  const task = tasks.findLast(({ begins }) => begins <= event.ts);
  if (!task || event.ts > task.ends || event.tts === undefined || event.tts < task.tts) continue;
  event.ts = task.begins + event.tts - task.tts;
  event.dur = event.tdur ?? event.dur;
}
writeFileSync(file, JSON.stringify(trace));
