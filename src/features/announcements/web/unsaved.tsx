import { Card } from '../../../ui/display/card.tsx';

type Props = { title: string | undefined; text: string | undefined; className?: string };

/** Shows text that was sent too late to be saved, on a page that no longer has the form. */
export const Unsaved = ({ title, text, className }: Props) => (
  <Card as="section" padding="lg" className={className} aria-labelledby="unsaved">
    <h2 id="unsaved" className="text-xl">
      Your changes weren’t saved
    </h2>
    <p className="mt-2 text-ink-2">Copy what you want to keep.</p>
    <p className="mt-4 font-semibold wrap-anywhere">{title}</p>
    <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
  </Card>
);
