import { inFull } from '../../../../../contract/money/plain-number.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { BankQuestion } from '../../../bank/contract.ts';

type Solved = Pick<BankQuestion, 'kind' | 'options' | 'value' | 'tolerance' | 'accepted'>;

/** The options or the correct answer of a question, as its authors see them. */
export function Answers({ question, className }: { question: Solved; className?: string }) {
  const { kind, options, value, tolerance, accepted } = question;
  if (kind === 'number')
    return (
      <p className={cx('font-semibold', className)}>
        {inFull(value ?? 0)} ± {inFull(tolerance ?? 0)}
      </p>
    );
  const shown =
    kind === 'text' ? accepted.map((text) => ({ text, match: '', isCorrect: true, why: '' })) : options;
  const List = kind === 'order' ? 'ol' : 'ul';
  return (
    <List className={cx('space-y-2 ps-5', kind === 'order' ? 'list-decimal' : 'list-disc', className)}>
      {shown.map(({ text, match, isCorrect, why }) => (
        <li key={`${text} ${match}`} className="wrap-anywhere">
          {match ? `${text} → ${match}` : text}
          {isCorrect && <span className="text-sm text-ink-2"> · correct</span>}
          {why && <span className="block text-sm text-ink-2">{why}</span>}
        </li>
      ))}
    </List>
  );
}
