import { formatUsd } from '../../../../contract/money/money.ts';
import type { Journal } from '../../contract.ts';
import { accountName } from './account-names.ts';

/** The entries of a journal, which sum to zero. */
export const Entries = ({ entries }: Pick<Journal, 'entries'>) => (
  <ul className="grid min-w-64 gap-1">
    {entries.map(({ account, instructor, amount }) => (
      <li key={`${account} ${instructor}`} className="flex justify-between gap-4">
        <span className="wrap-anywhere">
          {accountName(account)}
          {instructor && <span className="text-ink-2"> · {instructor}</span>}
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatUsd(amount)}</span>
      </li>
    ))}
  </ul>
);
