import { availableParallelism } from 'node:os';

/** Drawing a picture keeps a processor busy: one is always left for everything else. */
const atOnce = Math.max(1, availableParallelism() - 1);

let working = 0;
const waiting: (() => void)[] = [];

/** Does work that keeps a processor busy, a little at a time: what comes meanwhile waits for its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** Whether so much is waiting that more had better be done without. */
export const isCrowded = (): boolean => waiting.length >= mostWaiting;

const mostWaiting = 50;
