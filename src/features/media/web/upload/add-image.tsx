import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { pictureUrl } from '../../../../contract/media/media.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { fileProblem } from './check-file.ts';
import { uploadHere } from './transports.ts';
import { reasonOf } from './upload-file.ts';

type Props = {
  /** What the image is for, for screen readers. */
  about: string;
  /** Called with the Markdown that shows it. */
  onAdded: (markdown: string) => void;
};

/** Uploads an image for a Markdown text. */
export function AddImage({ about, onAdded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function add(file: File) {
    const wrong = fileProblem(file, 'image');
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const stored = await uploadHere(file, { kind: 'image', onChange: () => {} }).result;
      onAdded(`![Describe the image](${pictureUrl(stored.public_id)})`);
    } catch (error) {
      setFault(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="btn-flush needs-js"
        icon={<ImagePlus aria-hidden="true" />}
        aria-label={`Add image: ${about}`}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        Add image
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={`Add image: ${about}`}
        className="hidden"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void add(file);
        }}
      />
      {fault && (
        <p role="alert" className="field-error w-full">
          {fault}
        </p>
      )}
    </>
  );
}
