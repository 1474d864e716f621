import './toaster.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useShownTheme } from './shown-theme.ts';
import type { ToastRequest } from './toast.ts';

const look = {
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-control)',
  '--normal-text': 'var(--color-ink)',
  '--border-radius': 'var(--radius-control)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** Loaded with the first toast. Shows each request once, in order. */
export default function Toaster({ requests }: { requests: readonly ToastRequest[] }) {
  const shown = useRef(0);
  const layer = useRef<HTMLDivElement>(null);
  const theme = useShownTheme();
  useEffect(() => {
    if (layer.current) raise(layer.current);
    for (const { tone, message, ...options } of requests.slice(shown.current)) sonner[tone](message, options);
    shown.current = requests.length;
  }, [requests]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Sonner
        position="top-right"
        duration={5000}
        theme={theme}
        closeButton
        richColors={false}
        offset={16}
        mobileOffset={12}
        containerAriaLabel="Messages"
        style={look}
        toastOptions={{ className: 'toast', closeButtonAriaLabel: 'Dismiss' }}
      />
    </div>
  );
}

/** A modal dialog stands in the top layer, above everything but what was raised there after it. */
function raise(layer: HTMLElement): void {
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
