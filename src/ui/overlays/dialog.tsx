import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { modalsChanged } from './modals.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Content next to the title, such as a button that changes it. */
  titleAside?: ReactNode;
  description?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  footer?: ReactNode;
  /** `full` fills the window except for a margin, and all of a phone's screen. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** In progress: the dialog cannot be closed. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** A modal dialog. Its content is mounted only while it is open; focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  titleAside,
  description,
  footer,
  size = 'md',
  busy = false,
  role,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog);

  function askToClose() {
    if (!busy) onClose();
  }
  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    askToClose();
  }
  // Browsers close a dialog on a second consecutive Esc even if `cancel` was prevented.
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    // Already open: effects run twice in development.
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    // It stays until unmounted: its owner may ask for confirmation first.
    event.currentTarget.showModal();
    askToClose();
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      className={cx('dialog', size !== 'md' && `dialog-${size}`)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      aria-busy={busy}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={(event) => isBackdrop(event) && askToClose()}
    >
      <div className="dialog-head">
        <div className="dialog-title">
          <h2 id={`${id}-title`}>{title}</h2>
          {titleAside}
        </div>
        <IconButton label="Close" onClick={askToClose} disabled={busy}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="dialog-body">
        {description && (
          <p id={`${id}-text`} className="mb-4 text-ink-2">
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** Initial focus: the first control in the body, rather than the close button above it. */
const firstStop =
  '.dialog-body :is(input:not([type=hidden]), select, textarea, button, a[href]):not(:disabled)';

/**
 * Opens as a modal when mounted; returns focus when unmounted: to the page's content if the previous element is gone.
 */
function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    modalsChanged();
    const first =
      element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector(firstStop);
    if (first instanceof HTMLElement) first.focus();
    return () => {
      if (element?.open) element.close();
      modalsChanged();
      const back = before?.isConnected ? before : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** The backdrop belongs to the dialog element itself; its content is in children. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  return !inside;
}
