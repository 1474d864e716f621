import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';

const base = '/admin-dashboard/payouts';

/** The pages about payouts for administrators. */
export const AdminTabs = () => (
  <LinkTabs
    label="Payouts"
    className="mt-6"
    tabs={[
      { to: base, label: 'Runs', end: true },
      { to: `${base}/all`, label: 'All payouts' },
      { to: `${base}/details`, label: 'Payout details' },
    ]}
  />
);
