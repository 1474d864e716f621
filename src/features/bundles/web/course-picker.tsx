import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatUsd, percentOff } from '../../../contract/money/money.ts';
import type { FormField } from '../../../lib/form/api-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { bundleLimits, type Choice } from '../contract.ts';
import { CourseSearch } from './course-search.tsx';

export const places = Array.from({ length: bundleLimits.most }, (_, index) => `course-${index + 1}`);
/** The courses as JSON, in a text field: a draft of the form keeps only what is typed or chosen in fields. */
export const chosenField = 'chosen';
/** Without scripts, how many course fields are shown before “More courses” is opened. */
const shownFirst = 6;

type Props = {
  field: (name: string) => FormField;
  /** The bundle being edited; undefined for a new one. */
  bundleId: string | undefined;
  choices: readonly Choice[];
  /** Whether `choices` are all the courses there are; otherwise a search finds the others. */
  isComplete: boolean;
  /** Administrators also see whose courses they are. */
  showInstructor: boolean;
  /** Why the courses were refused, unless the form's summary says so. */
  problem: Pick<FormField, 'error' | 'errorFrom'>;
  /** Dollars, as typed; NaN until it is a number. */
  price: number;
};

/** The courses of a bundle, in order. Without scripts each place is a select; with them it is a list. */
export function CoursePicker(props: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<Choice[] | null>(null);
  const choices = useRef(props.choices);
  // Keeps what was selected before hydration, and what a draft has restored.
  useEffect(() => {
    const selects = fieldset.current?.querySelectorAll('select') ?? [];
    const selected = [...new Set([...selects].map(({ value }) => value))];
    setChosen(
      (restored) => restored ?? selected.flatMap((id) => choices.current.find(({ _id }) => _id === id) ?? []),
    );
  }, []);
  return (
    <fieldset ref={fieldset} className="space-y-4">
      <legend className="font-display text-lg font-bold">Courses, in order</legend>
      <input
        hidden
        name={chosenField}
        defaultValue={props.field(chosenField).defaultValue}
        onInput={(event) => setChosen(chosenIn(event.currentTarget.value))}
      />
      {chosen ? <Chosen {...props} chosen={chosen} fieldset={fieldset} /> : <Selects {...props} />}
    </fieldset>
  );
}

/** The courses in the value of the text field. */
export const chosenIn = (json: string): Choice[] => JSON.parse(json || '[]');

const labelOf = ({ title, instructor, price }: Choice, showInstructor: boolean): string =>
  [title, showInstructor && instructor, formatUsd(price)].filter(Boolean).join(' · ');

function Selects({ field, choices, isComplete, showInstructor, problem }: Props) {
  const options = choices.map((choice) => ({ value: choice._id, label: labelOf(choice, showInstructor) }));
  const select = (place: string, index: number) => (
    <SelectField
      key={place}
      label={`Course ${index + 1}`}
      placeholder="No course"
      options={options}
      {...field(place)}
      {...(index === 0 && problem)}
    />
  );
  const hasMore = places.slice(shownFirst).some((place) => field(place).defaultValue);
  return (
    <>
      {!isComplete && (
        <noscript>
          <p>Only the first {choices.length} courses are listed. Turn on JavaScript to search for others.</p>
        </noscript>
      )}
      {places.slice(0, shownFirst).map(select)}
      <details open={hasMore}>
        <summary className="link inline-flex min-h-6 cursor-pointer items-center">More courses</summary>
        <div className="mt-4 space-y-4">
          {places.slice(shownFirst).map((place, index) => select(place, index + shownFirst))}
        </div>
      </details>
    </>
  );
}

type ChosenProps = Props & {
  chosen: readonly Choice[];
  fieldset: RefObject<HTMLFieldSetElement | null>;
};

/** The selected courses. Every change is announced to screen readers, and focus stays close to it. */
function Chosen(props: ChosenProps) {
  const { bundleId, choices, isComplete, showInstructor, problem, price, chosen, fieldset } = props;
  const [next, setNext] = useState('');
  const [announced, announce] = useState('');
  const [found, setFound] = useState<readonly Choice[] | null>(null);
  const left = (found ?? choices).filter(({ _id }) => !chosen.some((course) => course._id === _id));
  const isFull = chosen.length >= bundleLimits.most;
  function change(to: readonly Choice[], sentence: string): void {
    const field = fieldset.current?.querySelector<HTMLInputElement>(`[name=${chosenField}]`);
    if (!field) return;
    field.value = JSON.stringify(to);
    flushSync(() => {
      field.dispatchEvent(new Event('input', { bubbles: true }));
      announce(sentence);
    });
  }
  function offer(courses: readonly Choice[]): void {
    setFound(courses);
    setNext('');
  }
  function move(course: Choice, from: number, by: -1 | 1): void {
    const moved = chosen.toSpliced(from, 1).toSpliced(from + by, 0, course);
    change(moved, `${course.title}: now ${from + by + 1} of ${chosen.length}`);
    const buttons = fieldset.current?.querySelectorAll(`li:nth-child(${from + by + 1}) button`) ?? [];
    const [up, down] = buttons as unknown as HTMLButtonElement[];
    const [same, other] = by === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }
  function remove(course: Choice): void {
    change(
      chosen.filter((one) => one !== course),
      `${course.title} removed`,
    );
    fieldset.current?.querySelector('select')?.focus();
  }
  function add(): void {
    const course = left.find(({ _id }) => _id === next);
    if (!course) return;
    change([...chosen, course], `${course.title} added, ${chosen.length + 1} of ${chosen.length + 1}`);
    setNext('');
    const select = fieldset.current?.querySelector('select');
    // A full bundle disables the select: the focus goes to the course just added.
    const removal = fieldset.current?.querySelector<HTMLElement>('li:last-child button:last-of-type');
    (select?.disabled ? removal : select)?.focus();
  }
  return (
    <>
      {chosen.length === 0 ? (
        <p className="rounded-control border border-dashed border-control p-4 text-ink-2">
          No courses yet. Add at least {bundleLimits.fewest}.
        </p>
      ) : (
        <ol className="space-y-2">
          {chosen.map((course, index) => (
            <li
              key={course._id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-hairline px-3 py-2"
            >
              <input type="hidden" name={places[index]} value={course._id} />
              <span className="w-5 shrink-0 text-end tabular-nums text-ink-2">{index + 1}.</span>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {course.title}
                {showInstructor && <span className="block text-sm text-ink-2">{course.instructor}</span>}
              </span>
              <span className="tabular-nums">{formatUsd(course.price)}</span>
              <span className="-me-2 ms-auto flex">
                <IconButton
                  label={`Move up: ${course.title}`}
                  size="sm"
                  disabled={index === 0}
                  onClick={() => move(course, index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move down: ${course.title}`}
                  size="sm"
                  disabled={index === chosen.length - 1}
                  onClick={() => move(course, index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remove: ${course.title}`} size="sm" onClick={() => remove(course)}>
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {!isComplete && <CourseSearch bundleId={bundleId} onFound={offer} />}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          fieldClassName="min-w-0 flex-1 basis-60"
          label="Add a course"
          placeholder={left.length === 0 ? 'No more courses' : 'Choose a course'}
          options={left.map((choice) => ({ value: choice._id, label: labelOf(choice, showInstructor) }))}
          value={next}
          disabled={isFull}
          {...problem}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button variant="secondary" disabled={!next || isFull} onClick={add}>
          Add
        </Button>
      </div>
      <p className="sr-only" role="status">
        {announced}
      </p>
      {chosen.length > 0 && (
        <Sums separately={chosen.reduce((sum, course) => sum + course.price, 0)} price={price} />
      )}
    </>
  );
}

/** What the courses cost separately, and what buyers save. */
function Sums({ separately, price }: { separately: number; price: number }) {
  const hasPrice = price > 0;
  const saving = Math.round((separately - price) * 100) / 100;
  return (
    <dl className="grid gap-1 rounded-control bg-sunken p-4 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt>Separately</dt>
        <dd>{formatUsd(separately)}</dd>
      </div>
      {hasPrice && (
        <div className="flex justify-between gap-4">
          <dt>In this bundle</dt>
          <dd>{formatUsd(price)}</dd>
        </div>
      )}
      {hasPrice && saving > 0 && (
        <div className="flex justify-between gap-4 font-bold text-green">
          <dt>Buyers save</dt>
          <dd>
            {formatUsd(saving)} ({percentOff(separately, price)}%)
          </dd>
        </div>
      )}
      {hasPrice && saving < 0 && (
        <div className="text-amber-text">
          <dt className="sr-only">Warning</dt>
          <dd>The bundle costs more than its courses. Lower the price.</dd>
        </div>
      )}
    </dl>
  );
}
