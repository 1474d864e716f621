import Download from 'lucide-react/icons/download';
import { useLocation } from 'react-router';
import { changeQuery } from '../lists/list-query.ts';
import { buttonLook } from './button-look.ts';
import { stayOffline } from './check-download.ts';

type Props = {
  /** The URL of the CSV. */
  address: string;
  /** Query parameters that narrow the list, besides those in the URL. */
  also?: Record<string, string>;
};

/** Downloads the current list as a spreadsheet: all pages, with the same search, filters and sorting. */
export function CsvLink({ address, also }: Props) {
  const { search } = useLocation();
  const said = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
  const query = changeQuery(said.toString(), { limit: null, ...also });
  return (
    <a href={address + query} download className={buttonLook('secondary', 'md')} onClick={stayOffline()}>
      <Download aria-hidden="true" />
      Download CSV
    </a>
  );
}
