import { marksSentence } from '../../../contract/credits.ts';

/** Trade mark notices, and a disclaimer of any affiliation. */
export const Marks = () => (
  <p className="mt-12 border-t border-hairline pt-4 text-sm text-ink-2">
    Everything here is self-reported: you report your activities to the body yourself, and it decides.{' '}
    {marksSentence}
  </p>
);
