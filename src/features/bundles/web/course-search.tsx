import { type KeyboardEvent, useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import type { Choice } from '../contract.ts';

type Props = {
  /** The bundle being edited; undefined for a new one. */
  bundleId: string | undefined;
  onFound: (courses: readonly Choice[]) => void;
};

/** Searches all courses that may go into the bundle. Needed only when there are too many to offer at once. */
export function CourseSearch({ bundleId, onFound }: Props) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string>();
  async function search(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { bundles } = createClient(window.location.origin);
      const query = { search: text, ...(bundleId && { bundle: bundleId }) };
      const { courses, total } = await read(bundles.courses.$get({ query }));
      onFound(courses);
      const others = courses.length < total ? ` The first ${courses.length} are listed.` : '';
      setResult(total === 0 ? 'No courses found.' : `${counted(total, 'course')} found.${others}`);
    } catch (error) {
      setResult('');
      setProblem(error instanceof ApiFailure ? error.message : 'You seem to be offline. Please try again.');
    }
    setBusy(false);
  }
  /** Enter would submit the form that the search is part of. */
  function searchOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!busy) void search();
  }
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          fieldClassName="min-w-0 flex-1 basis-60"
          label="Search for a course"
          labelHidden={false}
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={searchOnEnter}
        />
        <Button variant="secondary" busy={busy} onClick={() => void search()}>
          Search
        </Button>
      </div>
      <p className="text-sm text-ink-2" role="status">
        {result}
      </p>
    </div>
  );
}
