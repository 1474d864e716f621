import { beforeEach, expect, it } from 'vitest';
import { hostToasts, type ToastRequest, toast } from './toast.ts';

// Test files share their modules; other files may have queued messages.
beforeEach(() => hostToasts(() => undefined)());

it('queues messages until there is a listener, and delivers each once, in order', () => {
  const heard: ToastRequest[] = [];
  toast.success('Saved');
  toast.error('Lost', { duration: 3000 });
  const leave = hostToasts((request) => heard.push(request));
  toast.info('Later');
  leave();
  expect(heard).toEqual([
    { tone: 'success', message: 'Saved' },
    { tone: 'error', message: 'Lost', duration: 3000 },
    { tone: 'info', message: 'Later' },
  ]);
});

it('waits for the next listener when the last one has left', () => {
  const heard: string[] = [];
  toast.warning('Again');
  const leave = hostToasts((request) => heard.push(request.message));
  leave();
  expect(heard).toEqual(['Again']);
});
