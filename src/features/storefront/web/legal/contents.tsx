import type { MouseEvent } from 'react';
import { FoldedContents } from './folded-contents.tsx';
import type { Section } from './section-in-view.ts';
import { useSectionInView } from './use-section-in-view.ts';

/**
 * The table of contents: next to the text on a wide screen, collapsed above it on a narrow one. Marks the section in
 * view.
 */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const [current, follow] = useSectionInView(sections.map(({ id }) => id));
  function clicked(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link) follow(link.hash.slice(1));
  }
  const list = <ContentsList sections={sections} current={current} onClick={clicked} />;
  return (
    <>
      <nav aria-label="On this page" className="contents-side">
        <p className="contents-title">On this page</p>
        {list}
      </nav>
      <FoldedContents sections={sections} current={current}>
        {list}
      </FoldedContents>
    </>
  );
}

type ListProps = {
  sections: readonly Section[];
  current: string | undefined;
  onClick: (event: MouseEvent) => void;
};

function ContentsList({ sections, current, onClick }: ListProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard is a click too
    <ol className="contents-list" onClick={onClick}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
