import type { EditorFields } from '../../draft/edited-course.ts';

/** What a part of the editor with fields is given. */
export type PanelProps = {
  fields: EditorFields;
  errors: Record<string, string>;
  onChange: (name: keyof EditorFields, value: string | boolean) => void;
};

type TypedField = Exclude<keyof EditorFields, 'certificationAvailable'>;

/** What ties a control to a field that is typed or chosen: its name and value, what is wrong with it, and its changes. */
export const bindTo =
  ({ fields, errors, onChange }: PanelProps) =>
  (name: TypedField) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
export type Bind = ReturnType<typeof bindTo>;
