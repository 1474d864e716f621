import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Eye from 'lucide-react/icons/eye';
import { memo } from 'react';
import { limits } from '../../../../../contract/constants.ts';
import { MenuItem } from '../../../../../ui/actions/menu.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import { nameOfLecture } from '../../../curriculum/curriculum-copy.ts';
import type { EditorLecture } from '../../../draft/edited-course.ts';
import { LectureContent } from '../lecture/lecture-content.tsx';
import { LectureDetails } from '../lecture/lecture-details.tsx';
import { useDragRow } from './curriculum-drag.tsx';
import type { CurriculumTools } from './curriculum-tools.ts';
import { DragHandle } from './drag-handle.tsx';
import { PartMenu } from './part-menu.tsx';

type Props = {
  tools: CurriculumTools;
  errors: Record<string, string>;
  isLifted: boolean;
  lecture: EditorLecture;
  /** From 0, in its section. */
  place: number;
  /** Its path on the server, which names its errors. */
  path: string;
  canUp: boolean;
  canDown: boolean;
  /** Whether there is another section to move to. */
  canLeave: boolean;
};

/** One lecture: its title, position and content, and its collapsed details. Re-renders only when a prop changes. */
export const LectureItem = memo(function LectureItem(props: Props) {
  const { tools, errors, isLifted, lecture, place, path, canUp, canDown, canLeave } = props;
  const { editor, moves } = tools;
  const part = { kind: 'lecture', key: lecture.key } as const;
  const name = nameOfLecture(lecture, place);
  const { row, handle } = useDragRow({ part, className: 'lecture-row', isLifted });
  const togglePreview = () => tools.togglePreview(lecture.key, name);
  return (
    <li {...row}>
      <div className="part-head" data-part={lecture.key}>
        <DragHandle {...handle} name={name} moves={moves} />
        <span aria-hidden="true" className="lecture-number">
          {place + 1}
        </span>
        <TextField
          label={`Lecture ${place + 1}`}
          labelHidden
          name={`${path}.title`}
          fieldClassName="min-w-0 flex-1"
          maxLength={limits.partTitleLength}
          value={lecture.title}
          error={errors[`${path}.title`]}
          onChange={(event) =>
            editor.change({
              type: 'changeLecture',
              lecture: lecture.key,
              change: { title: event.target.value },
            })
          }
        />
        <PartMenu
          part={part}
          name={name}
          moves={moves}
          canUp={canUp}
          canDown={canDown}
          onDelete={() => askToDelete(tools, lecture, name)}
        >
          <MenuItem
            icon={<ArrowRightLeft aria-hidden="true" />}
            disabled={!canLeave}
            onClick={() => tools.chooseSection({ key: lecture.key, name })}
          >
            Move to section…
          </MenuItem>
          <MenuItem icon={<Eye aria-hidden="true" />} onClick={togglePreview}>
            {lecture.isFreePreview ? 'Remove as free preview' : 'Make this the free preview'}
          </MenuItem>
        </PartMenu>
      </div>
      <div className="lecture-rest">
        <LectureContent editor={editor} lecture={lecture} name={name} path={path} errors={errors} />
        <LectureDetails
          editor={editor}
          lecture={lecture}
          name={name}
          path={path}
          errors={errors}
          onTogglePreview={togglePreview}
        />
      </div>
    </li>
  );
});

function askToDelete({ editor, ask }: CurriculumTools, lecture: EditorLecture, name: string) {
  ask({
    question: `Delete “${name}”?`,
    detail: 'Its content and files are deleted too. Learners lose access when you save.',
    confirmLabel: 'Delete lecture',
    act: () => void editor.deleteLecture(lecture.key),
  });
}
