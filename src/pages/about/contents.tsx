import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEvent, useRef } from 'react';
import { useSectionInView } from './use-section-in-view.ts';

type Section = { id: string; title: string };

/** The table of contents: beside the text on a wide screen, folded above it on a narrow one. Marks the section in view. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const [current, follow] = useSectionInView(sections.map(({ id }) => id));
  const folded = useRef<HTMLDetailsElement>(null);
  function clicked(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    follow(link.hash.slice(1));
    if (folded.current) folded.current.open = false;
  }
  const list = <ContentsList sections={sections} current={current} onClick={clicked} />;
  return (
    <>
      <nav aria-label="On this page" className="contents-side">
        <p className="contents-title">On this page</p>
        {list}
      </nav>
      <nav aria-label="On this page" className="contents-folded">
        <details ref={folded} className="accordion">
          <summary>
            <ChevronRight aria-hidden="true" />
            <span className="accordion-title">On this page</span>
            <span className="accordion-count">{sections.length} sections</span>
          </summary>
          <div className="accordion-body">{list}</div>
        </details>
      </nav>
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
