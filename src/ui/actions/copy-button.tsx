import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export type CopyButtonProps = {
  /** The text to copy. */
  value: string;
  /** The button's accessible name: `Copy account number`. */
  label: string;
  className?: string;
};

/** How long the confirmation is shown, in milliseconds. */
const confirmedMs = 2000;

/**
 * Copies a value and confirms it for two seconds, or shows it to be copied by hand if the clipboard is unavailable.
 * Requires JavaScript; hidden without it.
 */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied((count) => count + 1);
    } catch {
      // The browser blocks the clipboard, or the page came without HTTPS.
      window.prompt(label, value);
    }
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
