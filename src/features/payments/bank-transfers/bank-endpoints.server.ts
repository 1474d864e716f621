import { learners } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from './bank-contract.ts';

const tag = 'Payments';

export const accountsRoute = endpoint({
  operationId: 'listBankAccounts',
  method: 'get',
  path: '/payment/bank-accounts',
  tag,
  allow: learners,
  summary: 'The accounts for bank transfers',
  response: shapes.BankAccounts,
});

export const confirmationRoute = endpoint({
  operationId: 'submitBankReceipt',
  method: 'post',
  path: '/payment/bank-confirmation',
  tag,
  allow: learners,
  summary: 'Upload the receipt of a bank transfer: an image or a PDF of at most 5 MB',
  multipart: shapes.BankConfirmationForm,
  response: shapes.BankConfirmed,
  failures: [404, 409, 413, 415, 422],
});
