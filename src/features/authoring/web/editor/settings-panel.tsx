import { useState } from 'react';
import { limits } from '../../../../contract/constants.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FileField } from '../../../../ui/forms/file-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { uploadHere } from '../../../media/web/upload/transports.ts';
import type { EditorState } from '../../draft/edited-course.ts';
import { type Bind, bindTo, type PanelProps } from './bind-field.ts';

type Thumbnail = EditorState['thumbnail'];
type ThumbnailProps = {
  thumbnail: Thumbnail;
  onThumbnail: (thumbnail: Thumbnail) => void;
  /** A picture is on its way in, or has come to its end. */
  onUploading: (isUploading: boolean) => void;
};
type Props = PanelProps & ThumbnailProps;

/** The picture, the certificate, and what learners read when they begin. */
export function SettingsPanel({ fields, errors, onChange, ...picture }: Props) {
  const bind = bindTo({ fields, errors, onChange });
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="space-y-6 max-lg:order-2">
        <TextArea
          label="Welcome message"
          rows={6}
          max={limits.welcomeLength}
          hint="Shown when a learner opens the course for the first time, and in the enrolment email. Optional."
          {...bind('welcomeMessage')}
        />
        <TextField
          label="Community link"
          type="url"
          placeholder="https://"
          hint="An invitation to your chat group, for enrolled learners only. Optional."
          {...bind('communityLink')}
        />
        <CertificateFields bind={bind} isOffered={fields.certificationAvailable} onChange={onChange} />
      </div>
      <ThumbnailField error={errors.thumbnail} {...picture} />
    </div>
  );
}

function CertificateFields(props: { bind: Bind; isOffered: boolean; onChange: PanelProps['onChange'] }) {
  const { bind, isOffered, onChange } = props;
  return (
    <fieldset className="space-y-4">
      <legend className="text-lg font-semibold">Certificate</legend>
      <CheckboxField
        label="Learners can request a certificate"
        name="certificationAvailable"
        checked={isOffered}
        onChange={(event) => onChange('certificationAvailable', event.target.checked)}
      />
      {isOffered && (
        <TextField
          label="Completion required"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          suffix="%"
          hint="From 1 to 100."
          fieldClassName="max-w-52"
          {...bind('minCompletionPercentage')}
        />
      )}
    </fieldset>
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
          <Button variant="quiet" size="sm" className="btn-quiet-danger" onClick={() => onThumbnail(null)}>
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
