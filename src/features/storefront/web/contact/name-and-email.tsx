import { TextField } from '../../../../ui/forms/text-field.tsx';
import { EmailField } from '../../../accounts/web/email-field.tsx';

type Pair = { name?: string; email?: string };

/** The sender's name and email, the first two fields of both contact forms. */
export const NameAndEmail = ({ typed, faults }: { typed: Pair; faults: Pair }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Name"
      name="name"
      autoComplete="name"
      required
      defaultValue={typed.name}
      error={faults.name}
    />
    <EmailField name="email" defaultValue={typed.email} error={faults.email} />
  </div>
);
