import { useState } from 'react';
import { limits } from '../../../../../contract/constants.ts';
import { useLater } from '../../../../../lib/page/use-later.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { AddImage } from '../../../../media/web/upload/add-image.tsx';
import type { ContentProps } from './content-props.ts';

const loadMarkdown = () =>
  import('../../../../../lib/markdown/markdown.tsx').then(({ Markdown }) => ({ default: Markdown }));

/** A text in Markdown, with images, and a preview of what learners will read. */
export function LectureText({ editor, lecture, name, path, errors }: ContentProps) {
  const [isShown, setShown] = useState(false);
  const { Part: Preview } = useLater(isShown, loadMarkdown);
  const body = lecture.body ?? '';
  const write = (text: string) =>
    editor.change({ type: 'changeLecture', lecture: lecture.key, change: { body: text } });
  return (
    <div className="space-y-3">
      <TextArea
        label="Text"
        name={`${path}.body`}
        rows={8}
        max={limits.lectureText}
        hint="Markdown: # headings, **bold**, lists, tables, links and images. HTML is shown as text."
        value={body}
        error={errors[`${path}.body`]}
        onChange={(event) => write(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <AddImage
          about={name}
          // Adds the image to the current text, which may have changed during the upload.
          onAdded={(text) => editor.change({ type: 'appendText', lecture: lecture.key, text })}
        />
        <Button size="sm" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the preview' : 'Show a preview'}
        </Button>
      </div>
      {isShown && Preview && (
        <section className="rounded-card border border-hairline p-4" aria-label={`Preview of ${name}`}>
          <Preview>{body || 'Nothing written yet.'}</Preview>
        </section>
      )}
    </div>
  );
}
