import { percentOff } from '../../../../contract/money/money.ts';
import { discountSentence, isDiscountValid } from '../../draft/draft.ts';
import type { EditorFields } from '../../draft/edited-course.ts';
import type { PanelProps } from './panel-props.ts';
import { PartForm } from './part-form.tsx';
import { FieldRows } from './parts/field-row.tsx';

/** A course's title, texts and price. */
export function DetailsPanel({ fields, errors, onChange }: PanelProps) {
  const isDiscountWrong = fields.price !== '' && !isDiscountValid(...pricesIn(fields));
  const discountError = isDiscountWrong ? discountSentence : errors.discountPrice;
  const props = { fields, errors: { ...errors, discountPrice: discountError }, onChange };
  return (
    <PartForm className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="space-y-6">
        <FieldRows place="main" {...props} />
      </div>
      <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <FieldRows
          place="side"
          hints={{ discountPrice: isDiscountWrong ? undefined : savingOf(fields) }}
          {...props}
        />
      </div>
    </PartForm>
  );
}

const pricesIn = (fields: EditorFields): [price: number, discount: number | null] => [
  Number(fields.price),
  fields.discountPrice === '' ? null : Number(fields.discountPrice),
];

/** The discount as a sentence; undefined without a discount. */
function savingOf(fields: EditorFields): string | undefined {
  const [price, discount] = pricesIn(fields);
  return discount !== null && price > 0 ? `Learners save ${percentOff(price, discount)}%.` : undefined;
}
