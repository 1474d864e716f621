import { redirect } from 'react-router';
import type { ToastTone } from '../../ui/toasts/toast.ts';

/** A message for the next page: what the action that led there has done. */
export type Flash = { tone: ToastTone; message: string };

const tones: readonly string[] = ['success', 'error', 'warning', 'info'];

/** Redirects to another page, which shows the message as a toast. */
export function redirectWithToast(to: string, message: string, tone: ToastTone = 'success'): Response {
  const value = encodeURIComponent(JSON.stringify({ tone, message }));
  return redirect(to, {
    headers: { 'set-cookie': `flash=${value}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax` },
  });
}

export const clearFlash = (): string => 'flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

export function readFlash(cookies: string | null): Flash | null {
  const value = /(?:^|;\s*)flash=([^;]+)/.exec(cookies ?? '')?.[1];
  if (!value) return null;
  try {
    const flash: unknown = JSON.parse(decodeURIComponent(value));
    return isFlash(flash) ? flash : null;
  } catch {
    return null;
  }
}

const isFlash = (value: unknown): value is Flash =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'tone' in value &&
  tones.includes(String(value.tone));
