import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from './icon-button.tsx';

type Props = {
  what: string;
  /** The word that the dialog uses for the action. */
  verb?: 'Delete' | 'Remove';
  onClick: () => void;
};

/** A button that asks before it deletes its row's item. It opens a dialog, so it needs scripts. */
export const DeleteButton = ({ what, verb = 'Delete', onClick }: Props) => (
  <IconButton
    className="needs-js"
    label={`${verb} ${what}`}
    title={verb}
    size="sm"
    variant="danger"
    onClick={onClick}
  >
    <Trash2 aria-hidden="true" />
  </IconButton>
);
