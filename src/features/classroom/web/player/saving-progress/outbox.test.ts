import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../../contract/api/read.ts';
import type { Study } from '../../../../learning/contract.ts';
import { sendWaiting } from './outbox.ts';
import type { CachedPlayback } from './playback-cache.ts';

const lecture = { _id: 'one', position: 0, percent: 0, completed: false };
const study = { sections: [{ lectures: [lecture] }] } as unknown as Study;
const offline: CachedPlayback = {
  position: 60,
  percent: 100,
  completed: false,
  watched: true,
  saved: false,
  base: 0,
  asked: null,
  completing: true,
};

/** Sends what was watched offline, and the server refuses it. @returns the result, and the copy that is left */
async function sendRefused(status: number) {
  let copy = offline;
  const cacheOf = () => ({
    read: () => copy,
    write: (next: CachedPlayback) => {
      copy = next;
    },
  });
  const refuse = () =>
    Promise.reject(new ApiFailure(status, { success: false, code: 'x', message: 'Refused.' }));
  const sent = await sendWaiting({ study, openLecture: '', cacheOf, savePlayback: refuse, complete: refuse });
  return { sent, copy };
}

test('progress recorded offline is kept for its owner if the session has ended', async () => {
  expect(await sendRefused(401)).toEqual({ sent: null, copy: offline });
});

test('progress that the server refuses is discarded', async () => {
  const { sent, copy } = await sendRefused(403);
  expect([sent, copy.saved, copy.completing, copy.position]).toEqual([0, true, false, 0]);
});
