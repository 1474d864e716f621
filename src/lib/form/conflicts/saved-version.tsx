import { useLocation } from 'react-router';
import { Notice } from '../../../ui/states/notice.tsx';
import type { SavedValue } from './saved-instead.ts';

/**
 * Says that the saved version is newer than what a form shows, and that saving the form replaces it.
 * @param changes what differs in the saved version, if that is known
 */
export function SavedVersion({ changes }: { changes?: readonly SavedValue[] }) {
  const { pathname } = useLocation();
  const isSame = changes?.length === 0;
  return (
    <Notice
      tone="warning"
      role="status"
      className="col-span-full"
      title={isSame ? 'The two versions are identical' : 'The saved version is newer than yours'}
    >
      {!isSame && changes && (
        <ul className="list-disc pl-5">
          {changes.map(({ label, value }) => (
            <li key={label} className="wrap-anywhere whitespace-pre-line">
              {label}: {value}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {isSame
          ? 'You don’t need to save yours: '
          : 'What you typed is still here. Save to replace the newer version with it, or '}
        <a className="link" href={pathname} data-cancel>
          load the saved version
        </a>
        {isSame ? '.' : ', which discards your changes.'}
      </p>
    </Notice>
  );
}
