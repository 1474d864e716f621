import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export type CopyButtonProps = {
  /** What is put on the clipboard. */
  value: string;
  /** What is copied, as the button's name: `Copy account number`. */
  label: string;
  className?: string;
};

/** How long the confirmation stays, in milliseconds. */
const confirmedMs = 2000;

/** Copies a value and says so for two seconds. Needs JavaScript; hidden without. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied((count) => count + 1);
  }
  return (
    <span className={className}>
      <IconButton label={label} size="sm" className="needs-js" onClick={copy}>
        {copied > 0 ? <Check aria-hidden="true" className="text-green" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span role="status" className={copied > 0 ? 'ms-1 text-sm text-green' : 'sr-only'}>
        {copied > 0 && 'Copied'}
      </span>
    </span>
  );
}
