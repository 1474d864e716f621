import type { ReactNode } from 'react';

/**
 * The fields of one part of the editor. On every key press, browsers' autofill visits all fields of the same form, or
 * all fields without one; with a thousand lectures that cost as much as everything else. Nothing is submitted.
 */
export function PartForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form className={className} noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
