import { useSearchParams } from 'react-router';

/** The second at which the URL starts the video, `?at=95`, as links of notes, questions and quotes do; else null. */
export function useSecondInUrl(): number | null {
  const at = useSearchParams()[0].get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}
