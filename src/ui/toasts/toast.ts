export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export type ToastOptions = {
  description?: string;
  /** Milliseconds on screen; defaults to 5000. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};

export type ToastRequest = ToastOptions & { tone: ToastTone; message: string };

let waiting: ToastRequest[] = [];
let host: ((request: ToastRequest) => void) | undefined;

function show(tone: ToastTone) {
  return (message: string, options: ToastOptions = {}): void => {
    const request = { ...options, tone, message };
    if (host) host(request);
    else waiting.push(request);
  };
}

/** Shows a message at the top right for five seconds, announced politely. Queued until `Toasts` can show it. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
};

/** Subscribes to all toasts, including queued ones; returns the unsubscribe function. */
export function hostToasts(take: (request: ToastRequest) => void): () => void {
  host = take;
  const before = waiting;
  waiting = [];
  before.forEach(take);
  return () => {
    if (host === take) host = undefined;
  };
}
