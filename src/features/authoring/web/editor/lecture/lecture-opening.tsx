import { mostDays } from '../../../../../contract/course/opening.ts';
import { ownZone } from '../../../../../lib/form/zone/use-own-zone.ts';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { EditorLecture, EditorOpening } from '../../../draft/edited-course.ts';
import type { EditorActions } from '../draft/use-editor.ts';

type Props = { editor: EditorActions; lecture: EditorLecture; path: string; errors: Record<string, string> };

/** When a lecture opens: at enrolment, some days later, or on a date in the author's time zone. */
export function LectureOpening({ editor, lecture, path, errors }: Props) {
  const { opens } = lecture;
  const field = `${path}.opens`;
  const error = Object.entries(errors).find(([name]) => name.startsWith(field))?.[1];
  const change = (to: EditorOpening | undefined) =>
    editor.change({ type: 'changeLecture', lecture: lecture.key, change: { opens: to } });
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label="Opens"
        name={field}
        value={opens?.when ?? 'enrolment'}
        onChange={({ target }) => change(openings[target.value as keyof typeof openings]())}
      >
        <option value="enrolment">When a learner enrols</option>
        <option value="days">Some days after enrolling</option>
        <option value="date">On a date</option>
      </SelectField>
      {opens?.when === 'days' && (
        <TextField
          label="Days after enrolling"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostDays}
          step={1}
          name={`${field}.afterDays`}
          value={opens.days}
          error={error}
          onChange={({ target }) => change({ ...opens, days: target.value })}
        />
      )}
      {opens?.when === 'date' && (
        <TextField
          label="Date"
          type="date"
          hint={`From the start of the day in ${opens.timeZone.replaceAll('_', ' ')}.`}
          name={`${field}.on`}
          value={opens.on}
          error={error}
          onChange={({ target }) => change({ ...opens, on: target.value })}
        />
      )}
    </div>
  );
}

const openings = {
  enrolment: (): undefined => undefined,
  days: (): EditorOpening => ({ when: 'days', days: '7' }),
  date: (): EditorOpening => ({
    when: 'date',
    on: '',
    timeZone: ownZone(),
  }),
};
