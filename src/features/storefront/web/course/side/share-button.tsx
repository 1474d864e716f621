import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';

/** Shares the course, or copies its link. What it does is loaded when it is pressed. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);
  const share = () =>
    import('../preview/share.ts').then((module) => module.share(title)).then(setCopied, () => {});
  return (
    <Button
      variant="quiet"
      size="sm"
      className="btn-flush needs-js"
      aria-live="polite"
      onClick={() => void share()}
    >
      {copied ? 'Link copied' : 'Share this course'}
    </Button>
  );
}
