import '../about/about.css';
import { Fragment, type ReactNode } from 'react';
import { Prose } from '../../../../ui/text/prose.tsx';
import type { Block, LegalDocument } from './content/document.ts';
import { Contents } from './contents.tsx';
import { Inline } from './inline.tsx';

type Props = {
  title: string;
  document: LegalDocument;
  supportEmail: string;
  /** Above the text: a choice of documents. */
  choice?: ReactNode;
};

/** A legal text with its table of contents. */
export function LegalPage({ title, document, supportEmail, choice }: Props) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="border-b border-hairline bg-surface">
        <div className="page-width py-8 sm:py-12">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-2">{document.summary}</p>
          <p className="mt-4 text-sm text-ink-2">
            Last updated <strong className="font-semibold text-ink">{document.updated}</strong>
          </p>
        </div>
      </header>
      <div className="page-width py-8">
        {choice}
        <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12 lg:pt-4">
          <div className="max-lg:contents">
            <Contents sections={document.sections} />
          </div>
          <Prose>
            {document.sections.map((section) => (
              <Fragment key={section.id}>
                <h2 id={section.id}>{section.title}</h2>
                {section.blocks.map((block) => (
                  <LegalBlock key={String(block)} block={block} supportEmail={supportEmail} />
                ))}
              </Fragment>
            ))}
          </Prose>
        </div>
      </div>
    </main>
  );
}

function LegalBlock({ block, supportEmail }: { block: Block; supportEmail: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline supportEmail={supportEmail}>{block}</Inline>
      </p>
    );
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <Inline supportEmail={supportEmail}>{point}</Inline>
        </li>
      ))}
    </ul>
  );
}
