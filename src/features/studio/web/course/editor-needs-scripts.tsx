import { Notice } from '../../../../ui/states/notice.tsx';

/** Replaces the editor, which requires scripts. */
export function EditorNeedsScripts() {
  return (
    <noscript>
      <Notice tone="warning" className="mt-6">
        The editor uploads files while you write, so it needs JavaScript. Turn it on to continue.
      </Notice>
    </noscript>
  );
}
