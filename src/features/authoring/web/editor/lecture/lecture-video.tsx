import CircleAlert from 'lucide-react/icons/circle-alert';
import { duration } from '../../../../../contract/text/time/formats.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { videoAccept } from '../../../../media/web/upload/check-file.ts';
import type { EditorLecture } from '../../../draft/edited-course.ts';
import { RowIcon } from '../curriculum/row-icon.tsx';
import type { EditorActions } from '../draft/use-editor.ts';
import { PickFile } from './pick-file.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { VideoProcessingLine } from './video-processing.tsx';

type Props = { editor: EditorActions; lecture: EditorLecture; name: string; error?: string };

function pickLabel({ video, upload }: EditorLecture): string {
  if (video) return 'Replace video';
  if (!upload) return 'Choose a video';
  return upload.isLost ? 'Choose the file again' : 'Choose another video';
}

/** A lecture's video: uploading, uploaded, or failed with a retry. */
export function LectureVideo({ editor, lecture, name, error }: Props) {
  const { upload, video } = lecture;
  if (upload && !upload.error)
    return <UploadProgress upload={upload} onHold={(held) => editor.hold(lecture.key, held)} />;
  const fault = upload?.error ? `${upload.name}: ${upload.error}` : error;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {fault && (
        <p role="alert" className="flex w-full gap-1.5 font-semibold text-red">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{fault}</span>
        </p>
      )}
      {video && (
        <span className="flex min-w-0 items-center gap-2 text-ink-2">
          <RowIcon name="film" />
          <span className="min-w-0 break-words">
            {video.name || 'Video'} · {duration(video.duration)}
          </span>
        </span>
      )}
      {video && <VideoProcessingLine key={video.publicId} video={video} />}
      {upload?.error && !upload.isLost && !upload.isRefused && (
        <Button size="sm" variant="secondary" onClick={() => void editor.retryVideo(lecture.key)}>
          Try again
        </Button>
      )}
      <PickFile
        label={pickLabel(lecture)}
        about={name}
        accept={videoAccept}
        onFile={(file) => void editor.uploadVideo(lecture.key, file)}
      />
    </div>
  );
}
