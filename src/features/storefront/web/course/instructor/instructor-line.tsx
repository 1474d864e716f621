import { cx } from '../../../../../ui/cx.ts';
import { Avatar } from '../../../../../ui/display/avatar.tsx';
import type { CourseDetail } from '../../../../catalogue/contract.ts';

type Props = { instructor: CourseDetail['instructor']; className: string };

/** The instructor's photo, name and field; a section further down has more. */
export function InstructorLine({ instructor: { name, photo, expertise }, className }: Props) {
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <Avatar name={name} src={photo} decorative />
      <p className="min-w-0 leading-snug">
        By{' '}
        <a href="#instructor" className="link">
          {name}
        </a>
        <span className="block text-sm text-ink-2">{expertise}</span>
      </p>
    </div>
  );
}
