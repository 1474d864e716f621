import { failure } from '../../platform/failures/failure.ts';

export const noHolding = failure('renewals.holding_not_found', 404, 'Certification not found');
export const noEntry = failure('renewals.entry_not_found', 404, 'Activity not found');
export const noScheme = failure(
  'renewals.scheme_unknown',
  400,
  'Please choose a certification from the list.',
);
export const notEarnedYet = failure(
  'renewals.earned_in_future',
  400,
  'The date on which you earned it can’t be in the future.',
);
export const alreadyHeld = failure(
  'renewals.already_held',
  409,
  'You’ve already added this certification for its current cycle.',
);
export const tooManyHoldings = failure(
  'renewals.too_many_holdings',
  409,
  'You can add up to 20 certifications.',
);
export const tooManyEntries = failure(
  'renewals.too_many_entries',
  409,
  'You can add up to 2,000 activities.',
);
export const entryExists = failure(
  'renewals.entry_exists',
  409,
  'This activity has already been saved. If you send it again, it becomes another activity.',
);
export const wrongEntry = failure('renewals.entry', 400, 'Please check the activity.');
export const noSuchScheme = failure('renewals.scheme_not_found', 404, 'Scheme not found');
export const wrongScheme = failure('renewals.scheme_rules', 400, 'Please check the rules.');
export const schemeChanged = failure(
  'renewals.scheme_overtaken',
  409,
  'Another administrator has changed this scheme since you opened it. Please check the current version.',
);
export const unchangedScheme = failure(
  'renewals.scheme_unchanged',
  400,
  'You haven’t changed any rules. To record that you checked them, confirm them instead.',
);
export const cycleRuns = failure(
  'renewals.cycle_runs',
  409,
  'This cycle hasn’t ended yet. You can start the next one on the day after it ends.',
);
export const cycleOver = failure(
  'renewals.cycle_over',
  409,
  'This cycle has ended, so its rules can’t change.',
);
export const rulesChangedAgain = failure(
  'renewals.version_overtaken',
  409,
  'The rules have changed again. Please check what’s new before you switch.',
);
