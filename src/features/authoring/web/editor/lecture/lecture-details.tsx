import { useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../../../../contract/constants.ts';
import { counted } from '../../../../../contract/text/time/formats.ts';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../../../../ui/display/visually-hidden.tsx';
import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { EditorLecture } from '../../../draft/edited-course.ts';
import { RowIcon } from '../curriculum/row-icon.tsx';
import type { EditorActions } from '../draft/use-editor.ts';
import { LectureCaptions } from './captions.tsx';
import { LectureOpening } from './lecture-opening.tsx';
import { PickFile } from './pick-file.tsx';
import { ResourceList } from './resource-list.tsx';

type Props = {
  editor: EditorActions;
  lecture: EditorLecture;
  name: string;
  path: string;
  errors: Record<string, string>;
  onTogglePreview: () => void;
};

/** Fields that are always visible. */
const ownFields = new Set(['.title', '.video', '.body', '.quizId']);

const summaries = {
  video: 'Preview, exercises, opening, captions, resources',
  text: 'Preview, exercises, opening, resources',
  quiz: 'Exercises, opening, resources',
};

/**
 * The fields of a lecture besides its title and content, behind a line that summarises them. They are rendered when the
 * author opens them: every control on the page makes each key press slower, and a course may have a thousand lectures.
 */
export function LectureDetails({ editor, lecture, name, path, errors, onTogglePreview }: Props) {
  const { resources, captions, isFreePreview, practiceMinutes = '', kind = 'video' } = lecture;
  const isVideo = kind === 'video';
  const isFolded = (field: string) =>
    field.startsWith(`${path}.`) && !ownFields.has(field.slice(path.length));
  const hasFault = Object.keys(errors).some(isFolded);
  const [wasOpened, setWasOpened] = useState(false);
  const isRendered = hasFault || wasOpened;
  const folded = ['isFreePreview', 'practiceMinutes', 'opens', 'captions', 'resources'].map(
    (field) => `${path}.${field}`,
  );
  return (
    <details
      className="lecture-details"
      open={hasFault || undefined}
      data-folds={isRendered ? undefined : folded.join(' ')}
      // Synchronously: a field in it may be about to receive focus.
      onToggle={({ currentTarget }) => currentTarget.open && flushSync(() => setWasOpened(true))}
    >
      <summary>
        <RowIcon name="chevron" />
        <span>{summaries[kind]}</span>
        <VisuallyHidden>of {name}</VisuallyHidden>
        {isFreePreview && <Badge tone="green">Free preview</Badge>}
        {Number(practiceMinutes) > 0 && <Badge>{practiceMinutes} min of exercises</Badge>}
        {lecture.opens && !isFreePreview && <Badge>Opens later</Badge>}
        {captions && <Badge>Captions</Badge>}
        {resources.length > 0 && <Badge>{counted(resources.length, 'resource')}</Badge>}
      </summary>
      {isRendered && (
        <div className="lecture-parts">
          {kind !== 'quiz' && (
            <CheckboxField
              label="Free preview"
              hint={`Anyone can ${isVideo ? 'watch up to ten minutes of it' : 'read it'}. Only one lecture can be the preview.`}
              name={`${path}.isFreePreview`}
              checked={isFreePreview}
              onChange={onTogglePreview}
            />
          )}
          <TextField
            label="Minutes for exercises"
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.practiceMinutes}
            step={1}
            hint="The time learners need on top of the lecture. It counts as learning time, and the course page shows it."
            name={`${path}.practiceMinutes`}
            value={practiceMinutes}
            error={errors[`${path}.practiceMinutes`]}
            onChange={({ target }) =>
              editor.change({
                type: 'changeLecture',
                lecture: lecture.key,
                change: { practiceMinutes: target.value },
              })
            }
          />
          {!isFreePreview && <LectureOpening editor={editor} lecture={lecture} path={path} errors={errors} />}
          {isVideo && (
            <div>
              <h3 className="text-sm font-semibold">Captions</h3>
              <LectureCaptions
                editor={editor}
                lecture={lecture}
                name={name}
                field={`${path}.captions`}
                error={errors[`${path}.captions`]}
              />
            </div>
          )}
          <div>
            <h3 className="text-sm font-semibold">Resources</h3>
            <ResourceList editor={editor} resources={resources} path={path} errors={errors} />
            <PickFile
              label="Add resource"
              about={name}
              field={`${path}.resources`}
              onFile={(file) => void editor.uploadResource(lecture.key, file)}
            />
            <p className="field-hint">Up to 25 MB each, for learners to download.</p>
          </div>
        </div>
      )}
    </details>
  );
}
