import Archive from 'lucide-react/icons/archive';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../actions/menu.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { toast } from '../toasts/toast.ts';
import { Row, Specimen } from './specimen.tsx';

export function Actions() {
  return (
    <Specimen title="Actions">
      <Row name="Button: primary, secondary, quiet, danger">
        <Button>Save changes</Button>
        <Button variant="secondary">Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </Row>
      <Row name="Sizes and icons">
        <Button size="lg" icon={<ArrowRight aria-hidden="true" />}>
          Start now
        </Button>
        <Button icon={<Plus aria-hidden="true" />}>New entry</Button>
        <Button size="sm" variant="secondary" icon={<Download aria-hidden="true" />}>
          Download
        </Button>
      </Row>
      <Row name="Busy and disabled">
        <Button busy>Save changes</Button>
        <Button busy variant="secondary">
          Preview
        </Button>
        <Button disabled>Save changes</Button>
        <Button disabled variant="secondary">
          Preview
        </Button>
        <Button disabled variant="quiet">
          Cancel
        </Button>
      </Row>
      <Row name="LinkButton">
        <LinkButton to="#actions">Go on</LinkButton>
        <LinkButton to="#actions" variant="secondary" size="sm">
          Details
        </LinkButton>
        <LinkButton to="#actions" disabled>
          Not yet
        </LinkButton>
      </Row>
      <Row name="IconButton and Menu">
        <CopyButton value="0123456789" label="Copy account number" />
        <IconButton label="Edit">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label="Archive" variant="secondary">
          <Archive aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" variant="danger" size="sm">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label="Working" busy>
          <Pencil aria-hidden="true" />
        </IconButton>
        <ExampleMenu />
        <Menu
          label={<Ellipsis aria-hidden="true" />}
          accessibleLabel="More actions"
          chevron={false}
          align="end"
          triggerClassName="btn btn-quiet btn-icon"
        >
          <MenuItem icon={<Pencil aria-hidden="true" />}>Rename</MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
            Delete
          </MenuItem>
        </Menu>
      </Row>
      <Row name="Dialogs and toasts (with JavaScript)">
        <Overlays />
      </Row>
    </Specimen>
  );
}

function ExampleMenu() {
  return (
    <Menu label="Options">
      <MenuHeading>Signed in as Ada Okafor</MenuHeading>
      <MenuItem icon={<Pencil aria-hidden="true" />}>Edit</MenuItem>
      <MenuLink to="#actions" icon={<ArrowRight aria-hidden="true" />}>
        Open
      </MenuLink>
      <MenuItem disabled>Merge (nothing chosen)</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger">
        Delete
      </MenuItem>
    </Menu>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'form' | 'busy' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('form')}>
        Open a dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('busy')}>
        Open a busy dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Ask first
      </Button>
      <Button variant="secondary" onClick={() => toast.success('Changes saved')}>
        Success toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('The file is larger than 5 MB.', { description: 'Choose a smaller one.' })}
      >
        Error toast
      </Button>
      <Dialog
        open={open === 'form' || open === 'busy'}
        busy={open === 'busy'}
        onClose={close}
        title="Add a milestone"
        description="It appears on the rail between its neighbours, in order of date."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close} busy={open === 'busy'}>
              Add milestone
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="Name" required defaultValue="Design freeze" />
          <TextArea label="What has to be true" max={160} defaultValue="Every interface is signed off." />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this milestone?"
        confirmLabel="Delete"
      >
        <p>“Design freeze” and its 3 notes are removed for everyone. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
