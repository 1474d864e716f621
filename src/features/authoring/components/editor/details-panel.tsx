import { categories, languages, levels, limits } from '../../../../contract/constants.ts';
import { percentOff } from '../../../../contract/money.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { discountSentence, isDiscountValid } from '../../draft.ts';
import type { EditorFields } from '../../editor-state.ts';

type Errors = Record<string, string>;
export type PanelProps = {
  fields: EditorFields;
  errors: Errors;
  onChange: (name: keyof EditorFields, value: string | boolean) => void;
};

/** What a course is called, says about itself and costs. */
export function DetailsPanel({ fields, errors, onChange }: PanelProps) {
  const bind = (name: Exclude<keyof EditorFields, 'certificationAvailable'>) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="space-y-6">
        <TextArea label="Title" required oneLine max={limits.titleLength} {...bind('title')} />
        <TextArea
          label="Subtitle"
          required
          oneLine
          max={limits.subtitleLength}
          hint="One sentence that says what the course is good for."
          {...bind('subtitle')}
        />
        <TextArea
          label="Description"
          required
          rows={8}
          max={limits.descriptionLength}
          hint="Leave an empty line between paragraphs."
          {...bind('description')}
        />
        <TextArea
          label="What learners will be able to do"
          required
          rows={5}
          maxLines={limits.listLines}
          hint="One outcome a line."
          {...bind('learningOutcomes')}
        />
        <TextArea
          label="Requirements"
          rows={3}
          maxLines={limits.listLines}
          hint="What learners need before they start, one a line. Optional."
          {...bind('requirements')}
        />
      </div>
      <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          label="Category"
          required
          placeholder="Choose…"
          options={optionsOf(categories)}
          {...bind('category')}
        />
        <SelectField
          label="Level"
          required
          placeholder="Choose…"
          options={optionsOf(levels)}
          {...bind('level')}
        />
        <SelectField label="Language" required options={optionsOf(languages)} {...bind('language')} />
        <PriceFields bind={bind} fields={fields} errors={errors} />
      </div>
    </div>
  );
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

type Bind = (name: 'price' | 'discountPrice') => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

function PriceFields({ bind, fields, errors }: { bind: Bind; fields: EditorFields; errors: Errors }) {
  const price = Number(fields.price);
  const discount = fields.discountPrice === '' ? null : Number(fields.discountPrice);
  const isWrong = fields.price !== '' && !isDiscountValid(price, discount);
  const saving =
    discount !== null && !isWrong && price > 0 ? `Learners save ${percentOff(price, discount)}%.` : '';
  const number = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01', prefix: '$' } as const;
  return (
    <>
      <TextField
        label="Price"
        required
        hint="In US dollars; 0 for a free course."
        {...number}
        {...bind('price')}
      />
      <TextField
        label="Discount price"
        hint={saving || 'Optional; less than the price.'}
        {...number}
        {...bind('discountPrice')}
        error={isWrong ? discountSentence : errors.discountPrice}
      />
    </>
  );
}
