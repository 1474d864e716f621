import { Avatar } from '../../../../ui/display/avatar.tsx';
import { faceOf } from './face-of.ts';

/** A quoted person's portrait, name and role. */
export const Speaker = ({ name, role }: { name: string; role: string }) => (
  <>
    <Avatar name={name} src={faceOf(name)} decorative />
    <span>
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-ink-2">{role}</span>
    </span>
  </>
);
