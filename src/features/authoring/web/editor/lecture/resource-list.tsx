import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { limits } from '../../../../../contract/constants.ts';
import { fileSize } from '../../../../../contract/text/file-size.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { EditorResource } from '../../../draft/edited-course.ts';
import type { EditorActions } from '../draft/use-editor.ts';
import { PickFile } from './pick-file.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** A lecture's downloads for learners. */
export function ResourceList(props: {
  editor: EditorActions;
  resources: EditorResource[];
  path: string;
  errors: Record<string, string>;
}) {
  const { editor, resources, path, errors } = props;
  if (resources.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2">
      {resources.map((resource, place) => (
        <li key={resource.key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
          <Resource
            editor={editor}
            resource={resource}
            name={`${path}.resources.${place}.title`}
            error={errors[`${path}.resources.${place}.title`] ?? errors[`${path}.resources.${place}`]}
          />
          <IconButton
            label={`Remove resource ${resource.title}`}
            title="Remove resource"
            size="sm"
            onClick={() => editor.change({ type: 'removeResource', resource: resource.key })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Resource(props: { editor: EditorActions; resource: EditorResource; name: string; error?: string }) {
  const { editor, resource, name, error } = props;
  const { upload } = resource;
  if (upload?.error) {
    return (
      <div className="min-w-0 flex-1">
        <p role="alert" className="break-words text-sm font-semibold text-red">
          {upload.name}: {upload.error}
        </p>
        {(upload.isLost || upload.isRefused) && (
          <PickFile
            label={upload.isLost ? 'Choose the file again' : 'Choose another file'}
            about={upload.name}
            onFile={(file) => void editor.retryResource(resource.key, file)}
          />
        )}
        {!upload.isLost && !upload.isRefused && (
          <Button size="sm" variant="quiet" onClick={() => void editor.retryResource(resource.key)}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  if (upload)
    return (
      <UploadProgress
        upload={upload}
        className="min-w-40 flex-1"
        onHold={(held) => editor.hold(resource.key, held)}
      />
    );
  return (
    <>
      <TextField
        label={`Name of the resource ${resource.title}`}
        labelHidden
        name={name}
        error={error}
        fieldClassName="min-w-0 flex-1"
        maxLength={limits.partTitleLength}
        value={resource.title}
        onChange={(event) =>
          editor.change({
            type: 'changeResource',
            resource: resource.key,
            change: { title: event.target.value },
          })
        }
      />
      <span className="text-sm tabular-nums text-ink-2">{fileSize(resource.size)}</span>
    </>
  );
}
