import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../cx.ts';
import { rovingIndex } from '../navigation/roving.ts';

export type MenuProps = {
  /** What the trigger shows. */
  label: ReactNode;
  /** The trigger's accessible name, if it shows only an icon. */
  accessibleLabel?: string;
  align?: 'start' | 'end';
  chevron?: boolean;
  triggerClassName?: string;
  /** Renders the actions only once opened, which requires scripts: for lists with a menu in every row. */
  late?: boolean;
  children: ReactNode;
};

/** A list of actions behind a button: a native popover, so it opens without JavaScript too. */
export function Menu({
  label,
  accessibleLabel,
  align = 'start',
  chevron = true,
  triggerClassName = 'btn btn-secondary',
  late = false,
  children,
}: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isRendered, setIsRendered] = useState(!late);

  /** Renders the menu synchronously, because the browser measures and shows it next. */
  function render() {
    if (!isRendered) flushSync(() => setIsRendered(true));
  }
  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open';
    if (!opened || !menu.current || !trigger.current) return;
    if (!CSS.supports('position-area', 'block-end')) placeBelow(menu.current, trigger.current, align);
    items(menu.current)[0]?.focus();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    // Read from the DOM, because React's state can be older than the last keystroke.
    if (!menu.current?.matches(':popover-open')) trigger.current?.click();
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-label={accessibleLabel}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={openByArrow}
      >
        {label}
        {chevron && <ChevronDown aria-hidden="true" />}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={accessibleLabel ?? (typeof label === 'string' ? label : undefined)}
        data-align={align}
        className="menu"
        onBeforeToggle={render}
        onToggle={toggled}
        onKeyDown={(event) => moveWithin(event, menu.current)}
        onClick={(event) => closeAfterChoice(event.target, menu.current)}
      >
        {isRendered && children}
      </div>
    </>
  );
}

export type MenuItemProps = ComponentProps<'button'> & {
  icon?: ReactNode;
  tone?: 'danger';
  /** What it does, shown below its name. */
  hint?: string;
};

/** An action in a menu. A disabled action can still be focused, and is announced as unavailable. */
export function MenuItem(props: MenuItemProps) {
  const { icon, tone, hint, disabled, onClick, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx('menu-item', tone && 'menu-item-danger', className)}
    >
      {icon}
      {hint ? (
        <span>
          {children}
          <span className="menu-hint">{hint}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A menu item that is a link. */
export function MenuLink({ icon, className, children, ...rest }: LinkProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} role="menuitem" tabIndex={-1} className={cx('menu-item', className)}>
      {icon}
      {children}
    </Link>
  );
}

export function MenuSeparator() {
  return <hr className="menu-separator" />;
}

/** Text above a group, such as who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div className="menu-heading" role="presentation">
      {children}
    </div>
  );
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

function moveWithin(event: KeyboardEvent, menu: HTMLElement | null): void {
  if (!menu) return;
  if (event.key === 'Tab') {
    menu.hidePopover();
    return;
  }
  const all = items(menu);
  const index = all.indexOf(document.activeElement as HTMLElement);
  const next = rovingIndex(event.key, index, all.length, 'column') ?? typedIndex(event.key, index, all);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** The next item that starts with a typed letter. */
function typedIndex(key: string, index: number, all: HTMLElement[]): number | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const order = all.map((_, step) => (index + 1 + step) % all.length);
  return order.find((place) => all[place]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

function closeAfterChoice(target: EventTarget, menu: HTMLElement | null): void {
  const item = target instanceof Element && target.closest('[role=menuitem]');
  if (item && item.getAttribute('aria-disabled') !== 'true') menu?.hidePopover();
}

/** For browsers without anchor positioning. */
function placeBelow(menu: HTMLElement, trigger: HTMLElement, align: 'start' | 'end'): void {
  const box = trigger.getBoundingClientRect();
  const wanted = align === 'end' ? box.right - menu.offsetWidth : box.left;
  menu.style.top = `${Math.max(8, Math.min(box.bottom, innerHeight - menu.offsetHeight - 16))}px`;
  menu.style.left = `${Math.max(8, Math.min(wanted, innerWidth - menu.offsetWidth - 8))}px`;
}
