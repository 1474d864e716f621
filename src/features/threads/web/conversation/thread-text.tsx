import { Fragment } from 'react';

const url = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”'])/;

/** The text of a question or an answer, with its line breaks. URLs become links that search engines do not follow. */
export function ThreadText({ children }: { children: string }) {
  let at = 0;
  return (
    <p className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">
      {children.split(url).map((part, index) => {
        const key = at;
        at += part.length;
        if (index % 2 === 0) return <Fragment key={`text ${key}`}>{part}</Fragment>;
        return (
          <a key={`link ${key}`} href={part} rel="nofollow ugc noopener" target="_blank" className="link">
            {part}
          </a>
        );
      })}
    </p>
  );
}
