import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { duration } from '../../../../contract/wording.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { EditorLecture } from '../../editor-state.ts';
import { LectureCaptions } from './captions.tsx';
import type { Asked } from './curriculum-panel.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { PickFile } from './pick-file.tsx';
import { ResourceList } from './resource-list.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Editor } from './use-editor.ts';

type Props = {
  editor: Editor;
  lecture: EditorLecture;
  number: number;
  /** Where the server finds it in what is saved: its errors bear this name. */
  path: string;
  errors: Record<string, string>;
  canUp: boolean;
  canDown: boolean;
  ask: (asked: Asked) => void;
};

/** One lecture: its title and place, its video, whether it is the free preview, its resources. */
export function LectureItem({ editor, lecture, number, path, errors, canUp, canDown, ask }: Props) {
  const { change } = editor;
  const name = lecture.title || `lecture ${number}`;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <TextField
          label={`Lecture ${number}`}
          name={`${path}.title`}
          fieldClassName="min-w-0 flex-1 basis-52"
          maxLength={limits.partTitleLength}
          value={lecture.title}
          error={errors[`${path}.title`]}
          onChange={(event) =>
            change({ type: 'changeLecture', lecture: lecture.key, change: { title: event.target.value } })
          }
        />
        <div className="flex">
          <MoveButtons
            thing={name}
            canUp={canUp}
            canDown={canDown}
            onMove={(by) => change({ type: 'moveLecture', lecture: lecture.key, by })}
          />
          <IconButton
            label={`Remove ${name}`}
            title="Remove lecture"
            size="sm"
            variant="danger"
            onClick={() =>
              ask({
                question: `Remove “${name}”?`,
                detail: 'Its video and resources are deleted when you save.',
                confirmLabel: 'Remove lecture',
                act: () => change({ type: 'removeLecture', lecture: lecture.key }),
              })
            }
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Video editor={editor} lecture={lecture} name={name} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckboxField
          label="Free preview"
          checked={lecture.isFreePreview}
          onChange={() => change({ type: 'togglePreview', lecture: lecture.key })}
        />
        <PickFile
          label="Add resource"
          about={name}
          onFile={(file) => void editor.uploadResource(lecture.key, file)}
        />
        <LectureCaptions editor={editor} lecture={lecture} name={name} />
      </div>
      <ResourceList editor={editor} resources={lecture.resources} />
    </li>
  );
}

const accept = 'video/mp4,video/webm,video/ogg,.mp4,.webm,.ogg,.ogv';

function Video({ editor, lecture, name }: { editor: Editor; lecture: EditorLecture; name: string }) {
  const id = useId();
  const { upload, video } = lecture;
  const pick = (label: string) => (
    <PickFile
      label={label}
      about={name}
      accept={accept}
      onFile={(file) => void editor.uploadVideo(lecture.key, file)}
    />
  );
  if (upload && !upload.error) {
    return (
      <UploadProgress className="mt-3" upload={upload} onHold={(held) => editor.hold(lecture.key, held)} />
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {upload?.error && (
        <p role="alert" id={id} className="w-full font-semibold text-red">
          {upload.name}: {upload.error}
        </p>
      )}
      {video && (
        <span className="min-w-0 break-words text-ink-2">
          {video.name || 'Video'} · {duration(video.duration)}
        </span>
      )}
      {upload?.error && (
        <Button size="sm" variant="secondary" onClick={() => void editor.retryVideo(lecture.key)}>
          Try again
        </Button>
      )}
      {pick(video ? 'Replace video' : 'Choose another video')}
    </div>
  );
}
