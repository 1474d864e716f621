/** Values by field. The values of ticked boxes with the same name are joined with line breaks. */
export type FieldValues = Record<string, string>;

/** What is in a form now, without passwords, files and hidden fields. */
export const currentValuesOf = (form: HTMLFormElement): FieldValues =>
  eachField(form, ({ checked }) => checked, currentText);

/** What a form starts with, whatever was typed or chosen since. */
export const initialValuesOf = (form: HTMLFormElement): FieldValues =>
  eachField(form, ({ defaultChecked }) => defaultChecked, initialText);

/** The draft with the fields that differ from their initial values. Fields that the form does not show now stay. */
export function withChanges(
  draft: FieldValues,
  initial: FieldValues,
  typed: [string, string][],
): FieldValues {
  const all = { ...draft, ...Object.fromEntries(typed) };
  for (const [field, value] of typed) if (value === (initial[field] ?? '')) delete all[field];
  return all;
}

/** A value as the server stores it: a form sends a line break as two characters, and the server trims texts. */
export const asStored = (value = ''): string => value.replaceAll('\r\n', '\n').trim();

/** The fields of a draft that differ from what is saved. Line breaks, and spaces at the ends, may differ. */
export const withoutSaved = (draft: FieldValues, saved: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => asStored(value) !== asStored(saved[field])),
  );

/** Sets a field as a person would, so that counters, summaries and buttons update. Opens what hides it. */
export function fillIn(form: HTMLFormElement, field: string, value: string): void {
  for (const control of controlsOf(form).filter(({ name }) => name === field)) {
    if (isBox(control)) tick(control, value.split('\n').includes(control.value));
    else if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control.value !== value) write(control, value);
    const details = control.closest('details');
    if (details) details.open = true;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const leftOut = ['hidden', 'password', 'file', 'submit', 'reset', 'button', 'image'];

/** A password that is shown is a text field, so its name counts too. */
const isKept = (control: Element): control is Control =>
  (control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement) &&
  control.name !== '' &&
  !leftOut.includes(control.type) &&
  !/password/i.test(control.name);

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isKept);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The value of each field, which may consist of several boxes. */
function eachField(
  form: HTMLFormElement,
  isOn: (box: HTMLInputElement) => boolean,
  textIn: (control: Control) => string,
): FieldValues {
  const controls = controlsOf(form);
  const valueIn = (field: string): string =>
    controls
      .filter((control) => control.name === field && (!isBox(control) || isOn(control)))
      .map((control) => (isBox(control) ? control.value : textIn(control)))
      .join('\n');
  return Object.fromEntries(controls.map(({ name }) => [name, valueIn(name)]));
}

const currentText = (control: Control): string => control.value;

/** A select starts with its first option unless the page says otherwise. */
function initialText(control: Control): string {
  // The value of a text area has plain line breaks; what a form submitted has others.
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue.replaceAll('\r\n', '\n');
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * A radio button that is already chosen is chosen again: the browser may have restored it before hydration, and React
 * would not know.
 */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (box.type === 'radio' && isTicked) box.checked = false;
  if (box.checked !== isTicked && (isTicked || box.type !== 'radio')) box.click();
}

/** An option that is no longer offered is not chosen. */
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  notify(select);
}

function write(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = value;
  notify(control);
}

function notify(control: Control): void {
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
