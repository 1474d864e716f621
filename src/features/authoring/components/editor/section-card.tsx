import Trash2 from 'lucide-react/icons/trash-2';
import { limits } from '../../../../contract/constants.ts';
import { counted } from '../../../../contract/wording.ts';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { EditorSection } from '../../editor-state.ts';
import { AddLecture } from './add-lecture.tsx';
import type { Asked } from './curriculum-panel.tsx';
import { LectureItem } from './lecture-item.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PickFile } from './pick-file.tsx';
import type { Editor } from './use-editor.ts';

type Props = {
  editor: Editor;
  section: EditorSection;
  /** Its place, from 0, among `count` sections. */
  index: number;
  count: number;
  errors: Record<string, string>;
  ask: (asked: Asked) => void;
};

/** One section: its title, its lectures, and a place to add the next one. */
export function SectionCard({ editor, section, index, count, errors, ask }: Props) {
  const { change } = editor;
  const name = section.title || `section ${index + 1}`;
  const remove = () => change({ type: 'removeSection', section: section.key });
  function askToRemove() {
    if (section.lectures.length === 0) return remove();
    ask({
      question: `Remove “${name}”?`,
      detail: `Its ${counted(section.lectures.length, 'lecture')} with videos and resources go with it when you save.`,
      confirmLabel: 'Remove section',
      act: remove,
    });
  }
  return (
    <Card as="li" className="list-none">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <TextField
          label={`Section ${index + 1}`}
          name={`sections.${index}.title`}
          fieldClassName="min-w-0 flex-1 basis-60"
          placeholder="Title of the section"
          value={section.title}
          maxLength={limits.partTitleLength}
          error={errors[`sections.${index}.title`]}
          onChange={(event) =>
            change({ type: 'renameSection', section: section.key, title: event.target.value })
          }
        />
        <div className="flex">
          <MoveButtons
            thing={name}
            canUp={index > 0}
            canDown={index < count - 1}
            onMove={(by) => change({ type: 'moveSection', section: section.key, by })}
          />
          <IconButton
            label={`Remove ${name}`}
            title="Remove section"
            size="sm"
            variant="danger"
            onClick={askToRemove}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {section.lectures.length > 0 && (
        <ol className="mt-4 divide-y divide-hairline border-y border-hairline">
          {section.lectures.map((lecture, place) => (
            <LectureItem
              key={lecture.key}
              editor={editor}
              lecture={lecture}
              number={place + 1}
              path={`sections.${index}.lectures.${place}`}
              errors={errors}
              canUp={place > 0 || index > 0}
              canDown={place < section.lectures.length - 1 || index < count - 1}
              ask={ask}
            />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-x-2">
        <AddLecture section={name} onAdd={(title, file) => editor.addLecture(section.key, title, file)} />
        <PickFile
          label="Upload several videos"
          about={name}
          accept="video/mp4,video/webm,video/ogg,.mp4,.webm,.ogg,.ogv"
          onFiles={(files) => void editor.addLectures(section.key, files)}
        />
      </div>
    </Card>
  );
}
