import type { Column } from '../data-table-head.tsx';

export type PhonePlace = 'lead' | NonNullable<Column<never>['phone']>;

const facts = 2;

/** Where a phone shows each column: the title, at most two facts, the status, and the rest behind a button. */
export function phonePlaces(columns: readonly Pick<Column<never>, 'key' | 'phone'>[]): PhonePlace[] {
  const isChosen = columns.some(({ phone }) => phone === 'fact');
  let left = facts;
  return columns.map(({ key, phone }, index) => {
    if (index === 0) return 'lead';
    const place = phone ?? (key === 'status' || key === 'state' ? 'status' : isChosen ? 'rest' : 'fact');
    if (place !== 'fact') return place;
    left -= 1;
    return left >= 0 ? 'fact' : 'rest';
  });
}
