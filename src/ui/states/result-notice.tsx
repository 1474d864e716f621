import { Notice, type NoticeTone } from './notice.tsx';

/** The outcome of this page's action; nothing until there is one. */
export const resultNotice = (result: { tone: NoticeTone; message: string } | undefined) =>
  result && (
    <Notice role="status" tone={result.tone}>
      {result.message}
    </Notice>
  );
