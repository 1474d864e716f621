/** The first focusable element: skips the header. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      Skip to content
    </a>
  );
}
