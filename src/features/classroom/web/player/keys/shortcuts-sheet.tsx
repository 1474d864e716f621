import { CheckboxField } from '../../../../../ui/forms/checkbox-field.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { sheet } from './shortcuts.ts';

export type ShortcutsProps = {
  open: boolean;
  onClose: () => void;
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
};

/**
 * The list of shortcuts. They can be switched off, because dictation and other input methods trigger single keys by
 * accident.
 */
export default function ShortcutsSheet({ open, onClose, enabled, onEnable }: ShortcutsProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="shortcut-list">
        {sheet.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        fieldClassName="mt-5"
        label="Use single-key shortcuts on this device"
        checked={enabled}
        onChange={(event) => onEnable(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
