import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from './icon-button.tsx';

/** A button that asks before it deletes its row's item. It opens a dialog, so it needs scripts. */
export const DeleteButton = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <IconButton
    className="needs-js"
    label={`Delete ${what}`}
    title="Delete"
    size="sm"
    variant="danger"
    onClick={onClick}
  >
    <Trash2 aria-hidden="true" />
  </IconButton>
);
