import { Link } from 'react-router';
import { piecesOf } from './inline-text.ts';

/** A sentence of a content file, with its links. */
export function Inline({ children, supportEmail }: { children: string; supportEmail: string }) {
  return piecesOf(children, supportEmail).map(({ text, href }, position) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
    if (href) return <InlineLink key={position} text={text} href={href} />;
    return text;
  });
}

function InlineLink({ text, href }: { text: string; href: string }) {
  return href.startsWith('/') ? <Link to={href}>{text}</Link> : <a href={href}>{text}</a>;
}
