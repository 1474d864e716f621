import { useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/states/notice.tsx';
import type { FormProblem } from '../api-form.tsx';
import { type NamedField, savedInstead } from './saved-instead.ts';

type Props = {
  /** The revision of the record as it is saved. */
  of: string | undefined;
  /** The record's values as it is saved. */
  saved: Partial<Record<string, string>>;
  fields: Record<string, NamedField>;
  failure: FormProblem | undefined;
};

/**
 * The revision that a form changes: the one it was opened with, whatever the page loads later. If the form was
 * refused because someone else has changed the record, this shows what is saved now. Sending the form again replaces it.
 */
export function EditedRevision({ of, saved, fields, failure }: Props) {
  const [opened] = useState(of ?? '');
  const { pathname } = useLocation();
  const sent = failure?.values?.revision ?? opened;
  if (!failure?.values || of === undefined || of === sent)
    return <input type="hidden" name="revision" value={sent} />;
  const changes = savedInstead(fields, failure.values, saved);
  return (
    <>
      <input type="hidden" name="revision" value={of} />
      <Notice
        tone="warning"
        className="col-span-full"
        title={changes.length > 0 ? 'The saved version differs from yours' : 'The two versions are identical'}
      >
        {changes.length > 0 && (
          <ul className="list-disc pl-5">
            {changes.map(({ label, value }) => (
              <li key={label} className="wrap-anywhere whitespace-pre-line">
                {label}: {value}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2">
          {changes.length > 0 ? 'Save again to replace it with yours, or ' : 'You don’t need to save yours: '}
          <a className="link" href={pathname}>
            load the saved version
          </a>
          {changes.length > 0 ? ', which discards your changes.' : '.'}
        </p>
      </Notice>
    </>
  );
}
