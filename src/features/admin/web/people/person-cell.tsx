import { Avatar } from '../../../../ui/display/avatar.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';

/** A user in a table: photo, name and email. */
export function PersonCell({ person }: { person: { name: string; email: string; photo: string | null } }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <Avatar name={person.name} src={person.photo} size="sm" decorative />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{person.name}</span>
        <span className="block text-sm text-ink-2">
          <EmailText address={person.email} />
        </span>
      </span>
    </span>
  );
}
