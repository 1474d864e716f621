import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { Menu, MenuItem } from '../../../ui/actions/menu.tsx';
import type { FullCourse } from '../contract.ts';

type Props = {
  course: Pick<FullCourse, 'status' | 'studentCount'>;
  onArchive: () => void;
  onDelete: () => void;
};

/** Archiving and deleting a course, each with its consequences. Both need scripts, and ask again. */
export function RemovalMenu({ course, onArchive, onDelete }: Props) {
  return (
    <div className="needs-js">
      <Menu
        align="end"
        chevron={false}
        label={<Ellipsis aria-hidden="true" />}
        accessibleLabel="More actions"
        triggerClassName="btn btn-secondary px-3"
      >
        {course.status !== 'archived' && (
          <MenuItem
            icon={<Archive aria-hidden="true" />}
            hint="Removes it from the catalogue permanently. Enrolled learners keep access."
            onClick={onArchive}
          >
            Archive
          </MenuItem>
        )}
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          hint={
            course.studentCount > 0
              ? 'Not possible once learners have paid for it: archive it instead.'
              : 'Deletes the course with its videos and files. This can’t be undone.'
          }
          onClick={onDelete}
        >
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}
