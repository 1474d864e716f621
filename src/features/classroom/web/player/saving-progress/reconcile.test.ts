import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../../../contract/api/read.ts';
import type { StudyLecture } from '../../../../learning/contract.ts';
import { sendWaiting } from './outbox.ts';
import type { CachedPlayback } from './playback-cache.ts';
import { reconcile } from './reconcile.ts';

const copy = (more: Partial<CachedPlayback> = {}): CachedPlayback => ({
  position: 40,
  percent: 40,
  completed: false,
  watched: false,
  saved: false,
  base: 10,
  asked: null,
  completing: false,
  ...more,
});

describe('a device that returns', () => {
  test('continues at its own position if nobody has moved it since', () => {
    expect(reconcile({ position: 10, percent: 10 }, copy())).toEqual({
      position: 40,
      percent: 40,
      pending: true,
    });
  });

  test('continues at its own position if the server’s last update was its own unanswered one', () => {
    expect(reconcile({ position: 25, percent: 25 }, copy({ asked: 25 }))).toMatchObject({ position: 40 });
  });

  test('continues where another device went, with the most that was watched', () => {
    expect(reconcile({ position: 70, percent: 30 }, copy())).toEqual({
      position: 70,
      percent: 40,
      pending: true,
    });
    expect(reconcile({ position: 70, percent: 70 }, copy())).toMatchObject({ percent: 70, pending: false });
  });

  test('has nothing to send if everything was saved', () => {
    expect(reconcile({ position: 5, percent: 5 }, copy({ saved: true }))).toMatchObject({
      position: 5,
      pending: false,
    });
    expect(reconcile({ position: 5, percent: 5 }, null)).toMatchObject({ position: 5, pending: false });
  });
});

describe('what lectures saved while offline', () => {
  const lecture = (_id: string, more: Partial<StudyLecture> = {}) =>
    ({ _id, position: 10, percent: 10, completed: false, ...more }) as StudyLecture;

  function outbox(stored: Record<string, CachedPlayback>, lectures = [lecture('a'), lecture('b')]) {
    const calls: string[] = [];
    const store = new Map(Object.entries(stored));
    return {
      calls,
      store,
      send: (fail?: unknown) =>
        sendWaiting({
          study: { sections: [{ lectures }] } as never,
          openLecture: 'open',
          cacheOf: (id) => ({
            read: () => store.get(id) ?? null,
            write: (value) => void store.set(id, value),
          }),
          savePlayback: async (id, { position }) => {
            calls.push(`save ${id} ${position}`);
            if (fail) throw fail;
          },
          complete: async (id) => void calls.push(`complete ${id}`),
        }),
    };
  }

  test('is sent in course order, a position before its completion, and once', async () => {
    const { send, calls, store } = outbox({ b: copy(), a: copy({ completing: true, watched: true }) });
    expect(await send()).toBe(1);
    expect(calls).toEqual(['save a 40', 'complete a', 'save b 40']);
    expect(store.get('a')).toMatchObject({ saved: true, completing: false, completed: true });
    expect(await send()).toBe(0);
    expect(calls).toHaveLength(3);
  });

  test('waits without a connection, and is discarded when the server refuses it', async () => {
    const { send, store } = outbox({ a: copy({ completing: true }) });
    expect(await send(new TypeError('Failed to fetch'))).toBeNull();
    expect(store.get('a')).toMatchObject({ saved: false, completing: true });
    const refusal = new ApiFailure(403, { success: false, code: 'x', message: 'This lecture is locked' });
    expect(await send(refusal)).toBe(0);
    expect(store.get('a')).toMatchObject({ saved: true, completing: false, position: 10 });
  });

  test('does not complete what has been completed elsewhere', async () => {
    const { send, calls } = outbox({ a: copy({ completing: true }) }, [lecture('a', { completed: true })]);
    await send();
    expect(calls).toEqual(['save a 40']);
  });
});
