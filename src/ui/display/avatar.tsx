import { cx } from '../cx.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is already next to it. */
  decorative?: boolean;
  className?: string;
};

const pixels = { sm: 32, md: 40, lg: 64, xl: 96 };

/** A person's photo, or their initials. */
export function Avatar({ name, src, size = 'md', decorative, className }: AvatarProps) {
  const classes = cx('avatar', size !== 'md' && `avatar-${size}`, className);
  if (src) {
    return (
      <span className={classes}>
        <img
          src={src}
          alt={decorative ? '' : name}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
        />
      </span>
    );
  }
  if (decorative) {
    return (
      <span className={classes} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <span className={classes} role="img" aria-label={name}>
      {initials(name)}
    </span>
  );
}
