import { categories, languages, levels, limits } from '../../../../contract/constants.ts';
import { percentOff } from '../../../../contract/money.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { discountSentence, isDiscountValid } from '../../draft/draft.ts';
import { type Bind, bindTo, type PanelProps } from './bind-field.ts';

/** What a course is called, says about itself and costs. */
export function DetailsPanel(props: PanelProps) {
  const bind = bindTo(props);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="space-y-6">
        <TextArea label="Title" required oneLine max={limits.titleLength} {...bind('title')} />
        <TextArea
          label="Subtitle"
          required
          oneLine
          max={limits.subtitleLength}
          hint="Say in one sentence what learners will get out of it."
          {...bind('subtitle')}
        />
        <TextArea
          label="Description"
          required
          rows={8}
          max={limits.descriptionLength}
          hint="Leave a blank line between paragraphs."
          {...bind('description')}
        />
        <TextArea
          label="What learners will be able to do"
          required
          rows={5}
          maxLines={limits.listLines}
          hint="One outcome per line."
          {...bind('learningOutcomes')}
        />
        <TextArea
          label="Requirements"
          rows={3}
          maxLines={limits.listLines}
          hint="What learners need before they start, one per line. Optional."
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
        <SelectField
          label="Language"
          required
          placeholder="Choose…"
          options={optionsOf(languages)}
          {...bind('language')}
        />
        <PriceFields bind={bind} />
      </div>
    </div>
  );
}

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

function PriceFields({ bind }: { bind: Bind }) {
  const [full, reduced] = [bind('price'), bind('discountPrice')];
  const price = Number(full.value);
  const discount = reduced.value === '' ? null : Number(reduced.value);
  const isWrong = full.value !== '' && !isDiscountValid(price, discount);
  const saving =
    discount !== null && !isWrong && price > 0 ? `Learners save ${percentOff(price, discount)}%.` : '';
  const number = { type: 'number', inputMode: 'decimal', min: 0, step: '0.01', prefix: '$' } as const;
  return (
    <>
      <TextField label="Price" required hint="In US dollars; 0 for a free course." {...number} {...full} />
      <TextField
        label="Discount price"
        hint={saving || 'Optional; less than the price.'}
        {...number}
        {...reduced}
        error={isWrong ? discountSentence : reduced.error}
      />
    </>
  );
}
