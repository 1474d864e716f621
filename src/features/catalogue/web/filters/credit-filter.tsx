import { areaNames, creditAreas, creditFamilies, families } from '../../../../contract/credits.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { CourseQuery } from '../../contract.ts';
import { FilterGroup } from './filter-option.tsx';

const bodies = [
  { value: 'All', label: 'Any or none' },
  ...creditFamilies.map((family) => ({
    value: family,
    label: `${families[family].name} (${families[family].unit})`,
  })),
];
const areas = [
  { value: 'All', label: 'Any area' },
  ...creditAreas.map((key) => ({ value: key, label: areaNames[key] })),
];

/** Filters courses by the credits that they give for renewing a certification. */
export function CreditFilter({ query }: { query: Pick<CourseQuery, 'scheme' | 'area' | 'minCredits'> }) {
  return (
    <FilterGroup title="Credits for renewals">
      <div className="grid gap-3 py-1">
        <SelectField
          label="Certification body"
          name="scheme"
          defaultValue={query.scheme ?? 'All'}
          options={bodies}
        />
        <SelectField label="PMI area" name="area" defaultValue={query.area ?? 'All'} options={areas} />
        <div className="grid grid-cols-[1fr_auto] items-end gap-2">
          <TextField
            label="At least"
            name="minCredits"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            defaultValue={query.minCredits}
          />
          <Button type="submit" variant="secondary">
            Apply
          </Button>
        </div>
      </div>
    </FilterGroup>
  );
}
