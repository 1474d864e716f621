import { type CSSProperties, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useReachableLayer } from '../overlays/use-reachable-layer.ts';
import { useShownTheme } from '../theme/shown-theme.ts';
import type { ToastRequest } from './toast.ts';
// Bundled with the script: a separate style sheet that failed to load once would not be requested again with it.
import styles from './toaster.css?inline';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastPlace } from './use-toast-place.ts';

const classNames = {
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-control)',
  '--normal-text': 'var(--color-ink)',
  '--border-radius': 'var(--radius-control)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** Loaded with the first toast. Shows each message once, in order. */
export default function Toaster({ requests }: { requests: readonly ToastRequest[] }) {
  const shown = useRef(0);
  const { layer, raise } = useReachableLayer('toast-layer');
  const theme = useShownTheme();
  const { top, room } = useToastPlace(requests.length);
  const { onFocusCapture, returnFocus } = useToastFocus(layer);
  useEffect(() => {
    raise();
    for (const { tone, message, ...options } of requests.slice(shown.current))
      sonner[tone](message, { ...options, onDismiss: returnFocus, onAutoClose: returnFocus });
    shown.current = requests.length;
  }, [requests, raise, returnFocus]);
  return createPortal(
    <>
      <style href="toaster" precedence="low">
        {styles}
      </style>
      <div onFocusCapture={onFocusCapture}>
        <Sonner
          position="top-right"
          duration={5000}
          theme={theme}
          closeButton
          // Two simultaneous messages are both readable: neither hides the other.
          expand
          visibleToasts={room === undefined ? 3 : 1}
          richColors={false}
          offset={{ top, right: 16 }}
          mobileOffset={{ top, left: 12, right: 12 }}
          containerAriaLabel="Messages"
          style={
            room === undefined
              ? classNames
              : ({ ...classNames, '--toast-room': `${room}px` } as CSSProperties)
          }
          toastOptions={{ className: 'toast', closeButtonAriaLabel: 'Dismiss' }}
        />
      </div>
    </>,
    layer,
  );
}
