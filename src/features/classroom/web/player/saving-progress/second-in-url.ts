import { useSearchParams } from 'react-router';

/** Where to start the video, in seconds: `?at=95`, as in links from notes, questions and quotes. Null without one. */
export function useSecondInUrl(): number | null {
  const at = useSearchParams()[0].get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
