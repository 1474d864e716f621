import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/actions/button.tsx';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

/** Steps to put in order with two buttons each; every move is announced and keeps the focus on its step. */
export function OrderFields({ question, value, isFixed, onChange }: AnswerFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const order = Array.isArray(value) ? value : question.options.map(({ id }) => id);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const move = (from: number, by: -1 | 1) => {
    const moved = [...order];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    flushSync(() => {
      onChange(moved);
      setAnnouncement(`${textOf(order[from] ?? '')}: now ${from + by + 1} of ${order.length}`);
    });
    const buttons = list.current?.children[from + by]?.querySelectorAll('button');
    const [up, down] = buttons ?? [];
    const [same, other] = by === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  };
  return (
    <fieldset className="field" disabled={isFixed}>
      <legend className="field-label mb-1.5">Put the steps in order, with the first at the top</legend>
      <ol ref={list} className="space-y-2">
        {order.map((id, index) => (
          <li key={id} className="flex items-center gap-3 rounded border border-control px-3 py-2">
            <span className="w-6 shrink-0 text-end tabular-nums text-ink-2">{index + 1}.</span>
            <span className="wrap-anywhere min-w-0 grow">{textOf(id)}</span>
            <Button
              variant="quiet"
              size="sm"
              icon={<ArrowUp aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => move(index, -1)}
              aria-label={`Move up: ${textOf(id)}`}
            />
            <Button
              variant="quiet"
              size="sm"
              icon={<ArrowDown aria-hidden="true" />}
              disabled={index === order.length - 1}
              onClick={() => move(index, 1)}
              aria-label={`Move down: ${textOf(id)}`}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {value === null && !isFixed && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-ink-2">
          Not answered yet: move a step, or
          <Button variant="secondary" size="sm" onClick={() => onChange(order)}>
            Use this order
          </Button>
        </p>
      )}
    </fieldset>
  );
}
