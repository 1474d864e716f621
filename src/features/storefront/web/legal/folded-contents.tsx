import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import type { Section } from './section-in-view.ts';

type Props = {
  sections: readonly Section[];
  /** The section in view; undefined before hydration. */
  current: string | undefined;
  /** The list of sections. */
  children: ReactNode;
};

/**
 * The table of contents on a narrow screen. After hydration it sticks to the top of the window, names the section in
 * view, and expands over the text without moving it; it collapses when focus leaves it.
 */
export function FoldedContents({ sections, current, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const place = sections.findIndex(({ id }) => id === current);
  function fold() {
    if (box.current) box.current.open = false;
  }
  function followed(event: MouseEvent) {
    if ((event.target as Element).closest('a')) fold();
  }
  function escaped(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return;
    fold();
    box.current.querySelector('summary')?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label="On this page" className="contents-folded">
      <details
        ref={box}
        className="accordion"
        onToggle={({ currentTarget }) => currentTarget.open && showCurrent(currentTarget)}
        onKeyDown={escaped}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) fold();
        }}
      >
        <summary>
          <ChevronRight aria-hidden="true" />
          <span className="contents-now">
            <span className="contents-label">
              On this page{place >= 0 && `, ${place + 1} of ${sections.length}`}
            </span>
            <span className="accordion-title">{sections[place]?.title ?? `${sections.length} sections`}</span>
          </span>
        </summary>
        {/* Catches clicks between the links, which would otherwise move focus out of the list and collapse it. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only clicks on the links inside have an effect */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard is a click too */}
        <div className="accordion-body" tabIndex={-1} onClick={followed}>
          {children}
        </div>
      </details>
    </nav>
  );
}

/** A long list scrolls to the current section. */
function showCurrent(box: HTMLElement): void {
  const body = box.querySelector<HTMLElement>('.accordion-body');
  const link = body?.querySelector<HTMLElement>('[aria-current]');
  if (body && link) body.scrollTop = link.offsetTop - body.clientHeight / 2;
}
