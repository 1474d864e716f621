import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { rovingIndex } from './roving.ts';

export type Tab = { id: string; label: ReactNode; content: ReactNode; count?: number; disabled?: boolean };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (id: string) => void;
  /** Disables all tabs, while something is being saved. */
  disabled?: boolean;
  className?: string;
};

/** Tabs within a page. Every panel stays mounted, so forms keep their input. */
export function Tabs({ label, tabs, value, onValueChange, disabled, className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)')];
    const next = rovingIndex(
      event.key,
      buttons.indexOf(event.target as HTMLButtonElement),
      buttons.length,
      'row',
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
    buttons[next]?.click();
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            disabled={disabled || tab.disabled}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          className="tab-panel"
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
