import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { nameOfSection } from '../../../curriculum/curriculum-copy.ts';
import { placeOfLecture } from '../../../curriculum/curriculum-moves.ts';
import type { EditorSection } from '../../../draft/edited-course.ts';

/** Asks which section to move a lecture to; the lecture goes to the end of it. */
export function MoveDialog(props: {
  lecture: { key: string; name: string };
  sections: EditorSection[];
  onMove: (section: string) => void;
  onClose: () => void;
}) {
  const { lecture, sections, onMove, onClose } = props;
  const home = placeOfLecture(sections, lecture.key)?.section;
  const options = sections.flatMap((section, index) =>
    section.key === home ? [] : [{ value: section.key, label: nameOfSection(section, index) }],
  );
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  return (
    <Dialog
      open
      size="sm"
      title={`Move “${lecture.name}”`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onMove(chosen)}>Move lecture</Button>
        </>
      }
    >
      <SelectField
        label="To the end of"
        options={options}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
    </Dialog>
  );
}
