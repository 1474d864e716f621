/** A legal text. In its sentences `[words](/address)` is a link and `{support}` is the support address as a link. */
export type LegalDocument = {
  title: string;
  /** One sentence under the title. */
  summary: string;
  /** As displayed: `May 2025`. The specification prescribes these dates, whatever has changed since. */
  updated: string;
  sections: LegalSection[];
};

type LegalSection = { id: string; title: string; blocks: Block[] };

/** A paragraph, or a list of points. */
export type Block = string | string[];

/** The document with sentences that follow from settings in place of their names, such as `{refunds}`. */
export const withSentences = (document: LegalDocument, sentences: Record<string, string>): LegalDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      typeof block === 'string'
        ? block.replaceAll(/\{(\w+)\}/g, (name, key: string) => sentences[key] ?? name)
        : block,
    ),
  })),
});
