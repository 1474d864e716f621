import { Markdown } from '../../../../../lib/markdown/markdown.tsx';

/** A text as the free preview: it scrolls where a video would play. */
export default function PreviewText({ title, children }: { title: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className="h-full overflow-y-auto bg-surface p-6 text-ink" tabIndex={0}>
      <p className="mb-4 font-display text-2xl font-bold">{title}</p>
      <Markdown>{children}</Markdown>
    </div>
  );
}
