import type { EditorFields } from '../../draft/edited-course.ts';

/** The props of a part of the editor with fields. */
export type PanelProps = {
  fields: EditorFields;
  errors: Record<string, string | undefined>;
  onChange: (name: keyof EditorFields, value: string | boolean) => void;
};
