import type { ListFilter } from '../../../../lib/list/define-list.ts';

/** The filter of every list of questions. */
export const stateFilter: ListFilter = {
  name: 'state',
  label: 'Status',
  all: 'All statuses',
  options: { open: 'Unanswered', answered: 'Answered', closed: 'Closed' },
};

export const listClasses =
  'divide-y divide-hairline rounded-card border border-hairline bg-surface px-4 sm:px-6';
