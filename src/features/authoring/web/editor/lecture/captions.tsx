import Captions from 'lucide-react/icons/captions';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import type { EditorLecture } from '../../../draft/edited-course.ts';
import { captionsKey, type EditorActions } from '../draft/use-editor.ts';
import { PickFile } from './pick-file.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** A lecture's captions: selected, uploading, replaced, removed. */
export function LectureCaptions(props: {
  editor: EditorActions;
  lecture: EditorLecture;
  name: string;
  field: string;
  error: string | undefined;
}) {
  const { editor, lecture, name, field, error } = props;
  const pick = (
    <PickFile
      label={lecture.captions ? 'Replace captions' : 'Add captions'}
      about={name}
      field={field}
      accept=".vtt,text/vtt"
      onFile={(file) => void editor.uploadCaptions(lecture.key, file)}
    />
  );
  const { captionsUpload: upload } = lecture;
  if (upload && !upload.error)
    return <UploadProgress upload={upload} onHold={(held) => editor.hold(captionsKey(lecture.key), held)} />;
  const sentence = upload?.error ? `${upload.name}: ${upload.error}` : error;
  const fault = sentence && (
    <p role="alert" className="w-full break-words text-sm font-semibold text-red">
      {sentence}
    </p>
  );
  if (!lecture.captions) {
    return (
      <>
        {fault}
        {pick}
        <p className="field-hint">A WebVTT file (.vtt), for learners who can’t hear or can’t play sound.</p>
      </>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {fault}
      <Captions aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      <span className="min-w-0 break-words text-sm text-ink-2">{lecture.captions.name ?? 'Captions'}</span>
      <IconButton
        label={`Remove the captions from ${name}`}
        title="Remove captions"
        size="sm"
        onClick={() =>
          editor.change({
            type: 'changeLecture',
            lecture: lecture.key,
            change: { captions: null, captionsUpload: undefined },
          })
        }
      >
        <X aria-hidden="true" />
      </IconButton>
      <span className="ms-3">{pick}</span>
    </span>
  );
}
