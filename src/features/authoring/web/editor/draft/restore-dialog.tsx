import { Button } from '../../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { LocalTime } from '../../../../../ui/text/local-time.tsx';
import type { SavedDraft } from '../../../draft/saved-draft.ts';

/** Offers the unsaved work of an earlier visit. Closing it decides nothing: the draft stays stored. */
export function RestoreDialog(props: {
  draft: SavedDraft;
  /** Whether the course has been saved since the draft was started. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  onClose: () => void;
}) {
  const { draft, isOutdated, onRestore, onDiscard, onClose } = props;
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      title="Restore your unsaved changes?"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            Discard changes
          </Button>
          <Button onClick={onRestore} data-autofocus>
            Restore
          </Button>
        </>
      }
    >
      <p>
        You left without saving (<LocalTime iso={draft.at} format="time" />
        ). Your changes are still in this browser.
      </p>
      {isOutdated && (
        <p className="mt-3">
          The course has been saved since then. When you save, you’ll choose which version to keep.
        </p>
      )}
    </Dialog>
  );
}
