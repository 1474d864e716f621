import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';

const base = '/admin-dashboard/share-terms';

/** The pages about revenue shares for administrators. */
export const TermsTabs = () => (
  <LinkTabs
    label="Revenue share"
    className="mt-6"
    tabs={[
      { to: base, label: 'General terms', end: true },
      { to: `${base}/instructors`, label: 'Individual instructors' },
    ]}
  />
);
