import Download from 'lucide-react/icons/download';
import { useLocation } from 'react-router';
import { changeQuery } from '../lists/list-query.ts';
import { buttonLook } from './button-look.ts';
import { stayOffline } from './check-download.ts';

type Props = {
  /** Where the list is to be had as a spreadsheet. */
  address: string;
  /** Words that narrow the list beside those of the address. */
  also?: Record<string, string>;
};

/** Downloads the list that is shown, as a spreadsheet: every page of it, under the same search, filters and order. */
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
