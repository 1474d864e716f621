import { toDollars } from '../money/money.ts';
import type { Audience } from './field-kinds.ts';
import {
  columnOf,
  courseField,
  type FieldColumns,
  type FieldValue,
  type NamesFor,
  namesFor,
} from './fields.ts';

type Presented<A extends Audience> = { [N in NamesFor<A>]: FieldValue<N> };

/** Selects the fields of a row that an audience may see; nothing else leaves it. Money is converted to dollars. */
export function presenterFor<A extends Audience>(audience: A): (row: FieldColumns<A>) => Presented<A> {
  const fields = namesFor(audience).map((name) => ({
    name,
    column: columnOf(name),
    isMoney: courseField(name).kind === 'dollars',
  }));
  return (row) => {
    const values = row as Record<string, unknown>;
    const presented: Record<string, unknown> = {};
    for (const { name, column, isMoney } of fields) {
      const value = values[column];
      presented[name] = isMoney && value !== null ? toDollars(value as number) : value;
    }
    return presented as Presented<A>;
  };
}
