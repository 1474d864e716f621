import type { StoredFile } from '../../contract.ts';
import { fileProblem, type UploadKind } from './check-file.ts';

export type Uploaded = StoredFile;

/** The server inspected the file and refuses it: a retry would have the same result. */
export class Refused extends Error {
  override name = 'Refused';
}

/** The session has ended: a retry only helps once its user has signed in again. */
export class SignedOut extends Error {
  override name = 'SignedOut';
  override message = 'Your session has ended. Sign in again in another tab, then try again.';
}

/**
 * Sends a file once. `stop` closes the connection: the received data stays on the server for the next attempt if this
 * is a pause, and is deleted if it is final. It may be called again: a paused upload can still be cancelled.
 */
export type Transport = (
  file: File,
  kind: UploadKind,
  onSent: (bytes: number) => void,
) => { done: Promise<Uploaded>; stop: (forGood: boolean) => void };

/** The functions that the core needs from its environment; tests supply their own. */
export type UploadEnvironment = {
  transport: Transport;
  wait: (milliseconds: number) => Promise<void>;
  /** Resolves as soon as there is a connection. */
  connected: () => Promise<void>;
};

/** `sending` and `paused` include the progress in percent; `waiting` is for a connection or the next attempt. */
export type UploadState =
  | { phase: 'sending' | 'waiting' | 'paused'; percent: number }
  | { phase: 'done'; percent: 100; stored: Uploaded }
  | { phase: 'failed'; percent: number; message: string; isRefused: boolean }
  | { phase: 'cancelled'; percent: number };

export type UploadRun = {
  /** The stored file. @throws an Error with a readable message, or `Cancelled` */
  result: Promise<Uploaded>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
};

export class Cancelled extends Error {
  override name = 'Cancelled';
  override message = 'The upload was cancelled.';
}

const attempts = 3;

/**
 * Uploads a file and reports its state. A failed attempt is retried after 2 and after 4 seconds, unless the file itself
 * is refused or the session has ended; an attempt that made progress resets the count.
 */
export function startUpload(
  file: File,
  { kind, onChange }: { kind: UploadKind; onChange: (state: UploadState) => void },
  { transport, wait, connected }: UploadEnvironment,
): UploadRun {
  let sent = 0;
  let command: 'send' | 'pause' | 'cancel' = 'send';
  let stop: (forGood: boolean) => void = () => {};
  let wake = () => {};
  const percent = () => (file.size > 0 ? Math.min(100, (sent / file.size) * 100) : 0);
  const report = (phase: 'sending' | 'waiting' | 'paused') => onChange({ phase, percent: percent() });

  async function attempt(): Promise<Uploaded> {
    const sending = transport(file, kind, (bytes) => {
      sent = bytes;
      if (command === 'send') report('sending');
    });
    stop = sending.stop;
    report('sending');
    return sending.done;
  }

  function nextCommand(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    return promise;
  }

  /** Waits while the upload is paused. @throws Cancelled */
  async function resume(): Promise<void> {
    while (command === 'pause') {
      report('paused');
      await nextCommand();
    }
    if (command === 'cancel') throw new Cancelled();
  }

  async function run(): Promise<Uploaded> {
    const fault = fileProblem(file, kind);
    if (fault) throw new Refused(fault);
    for (let failed = 0; ; ) {
      const before = sent;
      await resume();
      try {
        return await attempt();
      } catch (error) {
        if (command !== 'send') continue;
        if (error instanceof Refused || error instanceof SignedOut) throw error;
        failed = sent > before ? 1 : failed + 1;
        if (failed === attempts) throw new Error(`Failed after ${attempts} attempts: ${reasonOf(error)}`);
        report('waiting');
        await Promise.race([wait(1000 * 2 ** failed).then(connected), nextCommand()]);
      }
    }
  }

  const change = (to: typeof command) => () => {
    if (command === 'cancel' || command === to) return;
    command = to;
    if (to !== 'send') stop(to === 'cancel');
    wake();
  };
  const result = run().then(
    (stored) => {
      // There is nothing left to discard.
      stop = () => {};
      onChange({ phase: 'done', percent: 100, stored });
      return stored;
    },
    (error: unknown) => {
      if (error instanceof Cancelled) onChange({ phase: 'cancelled', percent: percent() });
      else
        onChange({
          phase: 'failed',
          percent: percent(),
          message: reasonOf(error),
          isRefused: error instanceof Refused,
        });
      throw error;
    },
  );
  result.catch(() => {});
  return { result, pause: change('pause'), resume: change('send'), cancel: change('cancel') };
}

/** Why an upload failed, as a sentence. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Upload failed';
