import { failure } from '../../platform/failures/failure.ts';

export const noSuchProfile = failure('payouts.profile_not_found', 404, 'Payout details not found');
export const noSuchRun = failure('payouts.run_not_found', 404, 'Payout run not found');
export const noSuchPayout = failure('payouts.not_found', 404, 'Payout not found');
export const wrongPassword = failure('payouts.wrong_password', 403, 'Your password is incorrect.');
export const notOffered = failure('payouts.method_not_offered', 422, 'This payout method is not available.');
export const missing = failure('payouts.details_missing', 422, 'Please complete your details.');
export const wrongCode = failure(
  'payouts.wrong_code',
  422,
  'This code is incorrect. Please check it, or request a new one.',
);
export const nothingToConfirm = failure('payouts.nothing_to_confirm', 409, 'There is nothing to confirm.');
export const unreachable = failure(
  'payouts.provider_unavailable',
  502,
  'We can’t reach the provider just now. Nothing was changed; please try again in a moment.',
);
export const changedSince = failure(
  'payouts.profile_changed',
  409,
  'These details have been changed or checked since you opened them. Please check them again.',
);
export const runOpen = failure(
  'payouts.run_open',
  409,
  'A run is already waiting for approval. Approve or discard it first.',
);
export const nothingToPay = failure(
  'payouts.nothing_to_pay',
  409,
  'No instructor has both approved payout details and enough money available.',
);
export const runDecided = failure(
  'payouts.run_decided',
  409,
  'A decision on this run has already been made.',
);
export const alreadyApproved = failure(
  'payouts.second_needed',
  409,
  'You have already approved this run. A second administrator must approve it.',
);
export const cannotRequest = failure('payouts.not_now', 409, 'You can’t request a payout now.');
export const aboveBalance = failure('payouts.above_balance', 422, 'This is more than you have available.');
export const belowMinimum = failure('payouts.below_minimum', 422, 'This is less than the minimum payout.');
export const notByBank = failure(
  'payouts.not_by_bank',
  409,
  'Only bank transfers are settled by hand. The provider reports the result of this payout.',
);
export const notSentYet = failure(
  'payouts.not_sent',
  409,
  'This payout has not been sent yet. Mark the bank transfers of its run as sent first.',
);
export const cannotBecome = failure('payouts.wrong_state', 409, 'This payout has already been settled.');
export const noTransfersWaiting = failure(
  'payouts.no_transfers',
  409,
  'No bank transfers of this run are waiting. If someone else has made them already, don’t make them again.',
);
