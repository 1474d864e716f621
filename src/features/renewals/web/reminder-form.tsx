import { ApiForm } from '../../../lib/form/api-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { ReminderFrequency } from '../reminders/due-reminders.ts';

const options: { value: ReminderFrequency; label: string }[] = [
  { value: 'milestones', label: '12, 6, 3 and 1 months before a cycle ends' },
  { value: 'weekly', label: 'Also every week when I’m behind' },
  { value: 'never', label: 'Never' },
];

/** How often the learner is reminded by email. */
export function ReminderForm({ frequency }: { frequency: ReminderFrequency }) {
  return (
    <Card
      as="section"
      padding="lg"
      className="mt-12 grid items-center gap-x-12 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      aria-labelledby="reminders"
    >
      <div>
        <h2 id="reminders" className="text-xl">
          Reminders
        </h2>
        <p className="mt-1 text-ink-2">We email you before a cycle ends, so that you still have time.</p>
      </div>
      <ApiForm
        hiddenFields={{ what: 'reminders' }}
        className="flex flex-wrap items-end gap-3"
        key={frequency}
      >
        {({ busy }) => (
          <>
            <SelectField
              label="Email me"
              name="frequency"
              defaultValue={frequency}
              options={options}
              fieldClassName="min-w-0 flex-1 basis-64"
            />
            <Button type="submit" variant="secondary" busy={busy}>
              Save
            </Button>
          </>
        )}
      </ApiForm>
    </Card>
  );
}
