import type { EditorFields } from '../../draft/edited-course.ts';

/** The props of an editor panel that contains fields of the course. */
export type PanelProps = {
  fields: EditorFields;
  errors: Record<string, string | undefined>;
  onChange: (name: keyof EditorFields, value: string | boolean) => void;
};
