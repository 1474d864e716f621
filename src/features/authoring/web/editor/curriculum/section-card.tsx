import { type CSSProperties, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../../../../contract/constants.ts';
import { counted, duration } from '../../../../../contract/text/time/formats.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { BulkOutcome } from '../../../../media/web/upload/bulk.ts';
import { videoAccept } from '../../../../media/web/upload/check-file.ts';
import { nameOfSection } from '../../../curriculum/curriculum-copy.ts';
import type { EditorSection } from '../../../draft/edited-course.ts';
import { FailedFiles } from '../lecture/failed-files.tsx';
import { PickFile } from '../lecture/pick-file.tsx';
import { PartForm } from '../part-form.tsx';
import { AddLecture } from './add-lecture.tsx';
import { useDragRow, useDropEnd } from './curriculum-drag.tsx';
import type { CurriculumTools } from './curriculum-tools.ts';
import { DragHandle } from './drag-handle.tsx';
import { LectureItem } from './lecture-item.tsx';
import { PartMenu } from './part-menu.tsx';
import { RowIcon } from './row-icon.tsx';

type Props = {
  tools: CurriculumTools;
  errors: Record<string, string>;
  /** The part currently moved with the arrow keys. */
  lifted: string | null;
  section: EditorSection;
  /** Its position, from 0, among `count` sections. */
  index: number;
  count: number;
  /** Whether its lectures are rendered only once the author opens it, as in a long course. */
  startsFolded: boolean;
};

/** One section: its title, its lectures, and a place to add the next one. Re-renders only when a prop changes. */
export const SectionCard = memo(function SectionCard(props: Props) {
  const { tools, errors, lifted, section, index, count, startsFolded } = props;
  const { editor, moves } = tools;
  const part = { kind: 'section', key: section.key } as const;
  const name = nameOfSection(section, index);
  const { row, handle } = useDragRow({
    part,
    className: 'section-card',
    isLifted: lifted === section.key,
    disabled: count < 2,
  });
  const path = `sections.${index}.lectures`;
  const hasFault = Object.keys(errors).some((field) => field.startsWith(`${path}.`));
  const [wasUnfolded, unfold] = useUnfolded(section, startsFolded);
  const isRendered = wasUnfolded || hasFault;
  return (
    <li {...row} style={{ '--lectures': isRendered ? section.lectures.length : 0 } as CSSProperties}>
      <PartForm>
        <div className="part-head" data-part={section.key}>
          <DragHandle {...handle} name={name} moves={moves} />
          <TextField
            label={`Section ${index + 1}`}
            name={`sections.${index}.title`}
            fieldClassName="min-w-0 flex-1"
            placeholder="Section title"
            value={section.title}
            maxLength={limits.partTitleLength}
            error={errors[`sections.${index}.title`]}
            onChange={(event) =>
              editor.change({ type: 'renameSection', section: section.key, title: event.target.value })
            }
          />
          <PartMenu
            part={part}
            name={name}
            moves={moves}
            canUp={index > 0}
            canDown={index < count - 1}
            onDelete={() => askToDelete(tools, section, name)}
          />
        </div>
        <details
          open={isRendered}
          className="section-body"
          data-folds={isRendered ? undefined : path}
          // Synchronously: a field in it may be about to receive focus.
          onToggle={({ currentTarget }) => currentTarget.open && flushSync(unfold)}
        >
          <SectionSummary section={section} isFolded={!isRendered} />
          {isRendered && section.lectures.length > 0 && (
            <ol className="lecture-rows">
              {section.lectures.map((lecture, place) => (
                <LectureItem
                  key={lecture.key}
                  tools={tools}
                  errors={errors}
                  isLifted={lifted === lecture.key}
                  lecture={lecture}
                  place={place}
                  path={`${path}.${place}`}
                  canUp={place > 0 || index > 0}
                  canDown={place < section.lectures.length - 1 || index < count - 1}
                  canLeave={count > 1}
                />
              ))}
            </ol>
          )}
          {isRendered && <SectionEnd tools={tools} section={section} name={name} path={path} />}
        </details>
      </PartForm>
    </li>
  );
});

/** Whether a section has been unfolded: by its author, or because a lecture was added or moved to it. */
function useUnfolded({ lectures }: EditorSection, startsFolded: boolean) {
  const [wasUnfolded, setUnfolded] = useState(!startsFolded || lectures.length === 0);
  const [before, setBefore] = useState(lectures.length);
  if (lectures.length !== before) {
    setBefore(lectures.length);
    if (lectures.length > before) setUnfolded(true);
  }
  return [wasUnfolded, () => setUnfolded(true)] as const;
}

/** How many lectures a section has. A lecture dropped on the summary of a folded section goes to its end. */
function SectionSummary({ section, isFolded }: { section: EditorSection; isFolded: boolean }) {
  const { key, lectures } = section;
  const end = useDropEnd(key, { isFolded });
  const seconds = lectures.reduce((sum, { video }) => sum + (video?.duration ?? 0), 0);
  const number = lectures.length === 0 ? 'No lectures yet' : counted(lectures.length, 'lecture');
  return (
    <summary ref={end.ref} data-drop={isFolded ? end.mark : undefined}>
      <RowIcon name="chevron" />
      {seconds > 0 ? `${number} · ${duration(seconds)}` : number}
    </summary>
  );
}

function SectionEnd(props: { tools: CurriculumTools; section: EditorSection; name: string; path: string }) {
  const { tools, section, name, path } = props;
  const end = useDropEnd(section.key);
  const [failed, setFailed] = useState<BulkOutcome['failed']>([]);
  async function addAll(files: File[]) {
    setFailed([]);
    setFailed(await tools.editor.addLectures(section.key, files));
  }
  return (
    <div ref={end.ref} data-drop={end.mark} className="section-end">
      <AddLecture
        section={name}
        field={path}
        onAdd={(title, file) => tools.editor.addLecture(section.key, title, file)}
      />
      {(['text', 'quiz'] as const).map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          size="sm"
          icon={<RowIcon name={kind} />}
          aria-label={`Add ${kind} to ${name}`}
          onClick={() => tools.editor.addOther(section.key, kind)}
        >
          Add {kind}
        </Button>
      ))}
      <PickFile
        label="Upload several videos"
        about={name}
        accept={videoAccept}
        onFiles={(files) => void addAll(files)}
      />
      <FailedFiles files={failed} onDismiss={() => setFailed([])} />
    </div>
  );
}

function askToDelete({ editor, ask }: CurriculumTools, section: EditorSection, name: string) {
  const remove = () => void editor.deleteSection(section.key);
  if (section.lectures.length === 0) return remove();
  ask({
    question: `Delete “${name}”?`,
    detail: `Its ${counted(section.lectures.length, 'lecture')} will be deleted too, with videos and files. Learners lose access when you save.`,
    confirmLabel: 'Delete section',
    act: remove,
  });
}
