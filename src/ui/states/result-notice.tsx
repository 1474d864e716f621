import { Notice, type NoticeTone } from './notice.tsx';

/** What an action of this page led to; nothing before one. */
export const resultNotice = (result: { tone: NoticeTone; message: string } | undefined) =>
  result && (
    <Notice role="status" tone={result.tone}>
      {result.message}
    </Notice>
  );
