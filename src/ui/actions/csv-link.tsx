import Download from 'lucide-react/icons/download';
import { useLocation } from 'react-router';
import { changeQuery } from '../lists/query/list-query.ts';
import { buttonClass } from './button-class.ts';
import { downloadIfThere } from './check-download.ts';

type Props = {
  /** The URL of the CSV. */
  address: string;
  /** Query parameters that narrow the list, besides those in the URL. */
  also?: Record<string, string>;
};

/** Downloads the current list as a spreadsheet: all pages, with the same search, filters and sorting. */
export function CsvLink({ address, also }: Props) {
  const { search } = useLocation();
  const filled = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
  const query = changeQuery(filled.toString(), { limit: null, ...also });
  return (
    <a
      href={address + query}
      download
      className={buttonClass('secondary', 'md', 'csv-link')}
      onClick={(event) => void downloadIfThere(event)}
    >
      <Download aria-hidden="true" />
      <span className="csv-link-label">Download CSV</span>
    </a>
  );
}
