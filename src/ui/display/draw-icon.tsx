import { type ComponentProps, createElement } from 'react';

type Drawing = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Makes a component of one of Lucide's drawings; the build puts it in the place of Lucide's own, which does much that
 * is not asked for here, in ten times the code on every public page.
 */
export default function drawIcon({ node }: Drawing) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: ComponentProps<'svg'>) => (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {drawing}
    </svg>
  );
}
