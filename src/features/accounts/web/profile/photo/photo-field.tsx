import { useId } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../../ui/display/avatar.tsx';
import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx';
import { FileField } from '../../../../../ui/forms/file-field.tsx';
import { mostZoom, type View } from './crop.ts';
import { CropView } from './crop-view.tsx';
import type { Chosen, PhotoChoice } from './use-photo.ts';

/** Shows the current photo and lets the user choose another, cropped to a square before upload. */
export function PhotoField(props: { name: string; src: string | null; photo: PhotoChoice; error?: string }) {
  const { name, src, photo, error } = props;
  const { chosen } = photo;
  const id = useId();
  function forget() {
    photo.forget();
    // Discarding the photo removes the pressed button, so focus moves to the file field.
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <div className="size-32">
        {chosen ? (
          <CropView {...chosen} onViewChange={photo.setView} />
        ) : (
          <Avatar name={name} src={src} size="xl" decorative className="size-32 text-3xl" />
        )}
      </div>
      <div className="space-y-4">
        <FileField
          key={photo.round}
          id={id}
          label="Photo"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          hint="JPEG, PNG, WebP, GIF or AVIF, under 5 MB. We’ll crop it to a square."
          prompt="Choose a photo"
          error={photo.error ?? error}
          progress={photo.progress === null ? undefined : { value: photo.progress, label: 'Uploading photo' }}
          onFiles={([file]) => void photo.choose(file)}
        />
        {chosen && <Sliders {...chosen} onViewChange={photo.setView} />}
        {(chosen || photo.error) && (
          <Button variant="quiet" size="sm" className="btn-flush" onClick={forget}>
            Discard this photo
          </Button>
        )}
        {src && !chosen && <CheckboxField label="Remove my photo" name="removePhoto" value="yes" />}
      </div>
    </div>
  );
}

type Slider = { key: keyof View; label: string; min: number; max: number };

const sliders: Slider[] = [
  { key: 'zoom', label: 'Zoom', min: 1, max: mostZoom },
  { key: 'x', label: 'Move left or right', min: 0, max: 1 },
  { key: 'y', label: 'Move up or down', min: 0, max: 1 },
];

/** Sliders that choose the visible part of the photo, as an alternative to dragging. */
function Sliders({ view, onViewChange }: Chosen & { onViewChange: (view: View) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className="text-sm text-ink-2">
        Drag the photo or use the sliders to choose which part is shown.
      </legend>
      <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        {sliders.map(({ key, label, min, max }) => (
          <div key={key} className="contents">
            <label htmlFor={`${id}-${key}`} className="text-sm">
              {label}
            </label>
            <input
              id={`${id}-${key}`}
              type="range"
              min={min}
              max={max}
              step="0.01"
              value={view[key]}
              onChange={(event) => onViewChange({ ...view, [key]: event.currentTarget.valueAsNumber })}
              className="h-8 w-full min-w-0 accent-green"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
