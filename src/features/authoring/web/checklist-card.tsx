import { Link } from 'react-router';
import { Card } from '../../../ui/display/card.tsx';
import type { FullCourse } from '../contract.ts';
import { editorStateOf } from '../draft/editor-state.ts';
import { checklistOf, isComplete } from '../publishing/checklist.ts';
import { CheckMark } from './check-mark.tsx';

/** Lists what a course still lacks, with links to the fields in the editor. Hidden when nothing is left to do. */
export function ChecklistCard({ course, from }: { course: FullCourse; from: string }) {
  const items = checklistOf(editorStateOf(course));
  const open = items.filter(({ isDone }) => !isDone);
  if (open.length === 0 || course.status === 'archived') return null;
  return (
    <Card>
      <h2 className="text-lg">
        {isComplete(items) ? 'Recommended improvements' : 'Required before publishing'}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {items.length - open.length} of {items.length} done
      </p>
      <ul className="mt-3 space-y-1">
        {open.map((item) => (
          <li key={item.label}>
            <Link
              to={`${from}/edit?field=${item.field}`}
              state={{ from }}
              className="link inline-flex items-center gap-2 py-1"
            >
              <CheckMark item={item} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
