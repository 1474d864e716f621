import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Eye from 'lucide-react/icons/eye';
import { limits } from '../../../../contract/constants.ts';
import { cx } from '../../../../ui/cx.ts';
import { MenuItem } from '../../../../ui/menu.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameOfLecture } from '../../curriculum-words.ts';
import { type EditorLecture, lecturesIn } from '../../editor-state.ts';
import { useDragRow } from './curriculum-drag.tsx';
import type { CurriculumTools } from './curriculum-panel.tsx';
import { DragHandle } from './drag-handle.tsx';
import { LectureDetails } from './lecture-details.tsx';
import { LectureVideo } from './lecture-video.tsx';
import { PartMenu } from './part-menu.tsx';

type Props = {
  tools: CurriculumTools;
  lecture: EditorLecture;
  /** From 0, in its section. */
  place: number;
  /** Where the server finds it in what is saved: its errors bear this name. */
  path: string;
  canUp: boolean;
  canDown: boolean;
  /** Whether there is another section to go to. */
  canLeave: boolean;
};

/** One lecture: its title and place, its video; folded away, what belongs to it. */
export function LectureItem({ tools, lecture, place, path, canUp, canDown, canLeave }: Props) {
  const { editor, errors, moves } = tools;
  const part = { kind: 'lecture', key: lecture.key } as const;
  const name = nameOfLecture(lecture, place);
  const row = useDragRow(part, false);
  const togglePreview = () => switchPreview(tools, lecture, name);
  return (
    <li
      ref={row.ref}
      className={cx('lecture-row', row.isDragging && 'opacity-50')}
      data-drop={row.mark}
      data-lifted={moves.lifted === lecture.key || undefined}
    >
      <div className="part-head" data-part={lecture.key}>
        <DragHandle part={part} name={name} moves={moves} onPointerDown={row.onPointerDown} />
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
            onClick={() => tools.askWhere({ key: lecture.key, name })}
          >
            Move to section…
          </MenuItem>
          <MenuItem icon={<Eye aria-hidden="true" />} onClick={togglePreview}>
            {lecture.isFreePreview ? 'No longer the free preview' : 'Make it the free preview'}
          </MenuItem>
        </PartMenu>
      </div>
      <div className="lecture-rest">
        <LectureVideo editor={editor} lecture={lecture} name={name} error={errors[`${path}.video`]} />
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
}

/** There is one free preview at a time, and who turns it on is told which one it replaces. */
function switchPreview({ editor, moves }: CurriculumTools, lecture: EditorLecture, name: string) {
  const before = lecturesIn(editor.state).find((other) => other.isFreePreview && other.key !== lecture.key);
  editor.change({ type: 'togglePreview', lecture: lecture.key });
  if (lecture.isFreePreview) moves.say(`“${name}” is no longer the free preview.`);
  else moves.say(`“${name}” is the free preview${before ? ` instead of “${before.title}”` : ''}.`);
}

function askToDelete({ editor, ask }: CurriculumTools, lecture: EditorLecture, name: string) {
  ask({
    question: `Delete “${name}”?`,
    detail: 'Its video and files go with it. Learners lose it when you save.',
    confirmLabel: 'Delete lecture',
    act: () => void editor.deleteLecture(lecture.key),
  });
}
