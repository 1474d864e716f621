import { availableParallelism } from 'node:os';

/** Processing an image keeps a processor busy, so one processor is left for everything else. */
const mostRunning = Math.max(1, availableParallelism() - 1);

let working = 0;
const waiting: (() => void)[] = [];

/** Limits concurrent processor-intensive work; the rest waits its turn. */
export async function run<T>(work: () => Promise<T>): Promise<T> {
  if (working >= mostRunning) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** Whether the queue is so long that a caller should skip the work. */
export const isQueueFull = (): boolean => waiting.length >= mostWaiting;

const mostWaiting = 50;
