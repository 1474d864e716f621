import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';

const base = '/admin-dashboard/ledger';

/** The pages about the ledger for administrators. */
export const LedgerTabs = () => (
  <LinkTabs
    label="Ledger"
    className="mt-6"
    tabs={[
      { to: base, label: 'Journals', end: true },
      { to: `${base}/corrections`, label: 'Corrections' },
    ]}
  />
);
