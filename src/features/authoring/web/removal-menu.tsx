import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { ConfirmWithoutScripts } from '../../../lib/form/confirm-without-scripts.tsx';
import { Menu, MenuItem } from '../../../ui/actions/menu.tsx';
import type { FullCourse } from '../contract.ts';

type Course = Pick<FullCourse, '_id' | 'title' | 'studentCount'>;

type Props = {
  course: Course & Pick<FullCourse, 'status'>;
  onArchive: () => void;
  onDelete: () => void;
};

const archiving = 'Removes it from the catalogue permanently. Enrolled learners keep access.';

const deleting = ({ studentCount }: Course): string =>
  studentCount > 0
    ? 'Not possible once learners have paid for it: archive it instead.'
    : 'Deletes the course with its videos and files. This can’t be undone.';

/** Archives or deletes a course after a confirmation that states the consequences: in a dialog or, without scripts, in place. */
export function RemovalMenu({ course, onArchive, onDelete }: Props) {
  return (
    <>
      <div className="needs-js">
        <Menu
          align="end"
          chevron={false}
          label={<Ellipsis aria-hidden="true" />}
          accessibleLabel="More actions"
          triggerClassName="btn btn-secondary px-3"
        >
          {course.status !== 'archived' && (
            <MenuItem icon={<Archive aria-hidden="true" />} hint={archiving} onClick={onArchive}>
              Archive
            </MenuItem>
          )}
          <MenuItem
            icon={<Trash2 aria-hidden="true" />}
            tone="danger"
            hint={deleting(course)}
            onClick={onDelete}
          >
            Delete
          </MenuItem>
        </Menu>
      </div>
      {course.status !== 'archived' && (
        <ConfirmWithoutScripts
          opener="Archive"
          title={`Archive “${course.title}”?`}
          description={`${archiving} This can’t be undone.`}
          label="Archive course"
          hiddenFields={{ intent: 'archive', courseId: course._id }}
        />
      )}
      <DeleteWithoutScripts course={course} />
    </>
  );
}

/** Replaces the dialog for deleting a course where scripts are off. */
export const DeleteWithoutScripts = ({ course, size }: { course: Course; size?: 'sm' | 'md' }) => (
  <ConfirmWithoutScripts
    opener={
      <>
        Delete<span className="sr-only">: {course.title}</span>
      </>
    }
    title={`Delete “${course.title}”?`}
    description={deleting(course)}
    label="Delete course"
    size={size}
    hiddenFields={{ intent: 'delete', courseId: course._id }}
  />
);
