import { useRevalidator } from 'react-router';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { Part } from '../part.ts';

/** Replaces a part that could not be loaded; otherwise empty. */
export function FailedPart({ part }: { part: Part<unknown> }) {
  const { revalidate } = useRevalidator();
  return part.error === null ? null : <ErrorState message={part.error} onRetry={() => void revalidate()} />;
}
