import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FileField } from '../../../../ui/forms/file-field.tsx';
import { uploadHere } from '../../../media/web/upload/transports.ts';
import type { EditorState } from '../../draft/edited-course.ts';
import type { PanelProps } from './panel-props.ts';
import { PartForm } from './part-form.tsx';
import { FieldRows } from './parts/field-row.tsx';

type Thumbnail = EditorState['thumbnail'];
type ThumbnailProps = {
  thumbnail: Thumbnail;
  onThumbnail: (thumbnail: Thumbnail) => void;
  /** An image upload started, or ended. */
  onUploading: (isUploading: boolean) => void;
};
type Props = PanelProps & ThumbnailProps;

/** The image, the welcome message, the community link, and the certificate. */
export function SettingsPanel({ fields, errors, onChange, ...picture }: Props) {
  const props = { fields, errors, onChange };
  return (
    <PartForm className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="space-y-6 max-lg:order-2">
        <FieldRows place="settings" {...props} />
        <fieldset className="space-y-4">
          <legend className="text-lg font-semibold">Certificate</legend>
          <FieldRows place="certificate" {...props} />
        </fieldset>
      </div>
      <ThumbnailField error={errors.thumbnail} {...picture} />
    </PartForm>
  );
}

function ThumbnailField(props: ThumbnailProps & { error?: string }) {
  const { thumbnail, error, onThumbnail, onUploading } = props;
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    setFailure(undefined);
    setPercent(0);
    onUploading(true);
    try {
      const onChange = ({ percent }: { percent: number }) => setPercent(percent);
      const stored = await uploadHere(file, { kind: 'image', onChange }).result;
      onThumbnail({ url: stored.secure_url, publicId: stored.public_id });
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : 'Upload failed');
    }
    setPercent(null);
    onUploading(false);
  }
  return (
    <div className="grid content-start gap-4 sm:max-lg:grid-cols-[16rem_minmax(0,1fr)] sm:items-start">
      <div className="space-y-2">
        {thumbnail ? (
          <img
            src={thumbnail.url}
            alt="Course thumbnail"
            className="aspect-video w-full rounded-card border border-hairline object-cover"
          />
        ) : (
          <div className="grid aspect-video place-items-center rounded-card border border-hairline bg-sunken text-ink-2">
            No thumbnail yet
          </div>
        )}
        {thumbnail && (
          <Button
            variant="quiet"
            size="sm"
            className="btn-flush btn-quiet-danger"
            onClick={() => onThumbnail(null)}
          >
            Remove thumbnail
          </Button>
        )}
      </div>
      <FileField
        key={thumbnail?.publicId ?? 'none'}
        name="thumbnail"
        label={thumbnail ? 'Replace thumbnail' : 'Thumbnail'}
        hint="JPEG, PNG or WebP, under 5 MB; 1280 × 720 pixels look best."
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        error={failure ?? error}
        progress={percent === null ? undefined : { value: percent, label: 'Uploading thumbnail' }}
        onFiles={([file]) => void take(file)}
      />
    </div>
  );
}
