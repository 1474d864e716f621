import { Done } from '../../contract/api/responses.ts';
import { learners } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { Gap } from './activities/missing-credits/shapes.ts';
import * as shapes from './contract.ts';

const tag = 'Renewals';

export const schemesRoute = endpoint({
  operationId: 'listRenewalSchemes',
  method: 'get',
  path: '/renewals/schemes',
  tag,
  allow: learners,
  summary: 'The rules by which certifications are renewed',
  response: shapes.SchemeList,
});

export const holdingsRoute = endpoint({
  operationId: 'listOwnHoldings',
  method: 'get',
  path: '/renewals/holdings',
  tag,
  allow: learners,
  summary: 'Your certifications, and what counts in their cycles',
  response: shapes.HoldingList,
});

export const addHoldingRoute = endpoint({
  operationId: 'addHolding',
  method: 'post',
  path: '/renewals/holdings',
  tag,
  allow: learners,
  summary: 'Add a certification that you hold; your completed courses are proposed for it',
  body: shapes.HoldingBody,
  response: shapes.HoldingAdded,
  failures: [409],
});

export const removeHoldingRoute = endpoint({
  operationId: 'removeHolding',
  method: 'delete',
  path: '/renewals/holdings/{id}',
  tag,
  allow: learners,
  summary: 'Remove a certification; your activities stay',
  params: shapes.HoldingParams,
  response: Done,
  failures: [404],
});

export const nextCycleRoute = endpoint({
  operationId: 'startNextCycle',
  method: 'post',
  path: '/renewals/holdings/{id}/next-cycle',
  tag,
  allow: learners,
  summary: 'Start the next cycle of a certification with what carries over; the ended one stays as it is',
  params: shapes.HoldingParams,
  response: shapes.HoldingAdded,
  failures: [404, 409],
});

export const switchRoute = endpoint({
  operationId: 'changeSchemeVersion',
  method: 'put',
  path: '/renewals/holdings/{id}/scheme-version',
  tag,
  allow: learners,
  summary: 'Switch a certification to the current rules of its scheme',
  params: shapes.HoldingParams,
  body: shapes.SwitchBody,
  response: Done,
  failures: [404, 409],
});

export const gapRoute = endpoint({
  operationId: 'findCreditGap',
  method: 'get',
  path: '/renewals/holdings/{id}/gap',
  tag,
  allow: learners,
  summary: 'What a certification still needs, and up to three courses that cover it at the lowest price',
  params: shapes.HoldingParams,
  response: Gap,
  failures: [404],
});

export const entriesRoute = endpoint({
  operationId: 'listOwnCreditEntries',
  method: 'get',
  path: '/renewals/entries',
  tag,
  allow: learners,
  summary: 'Your activities, and what each counts for',
  query: shapes.EntryQuery,
  response: shapes.EntryList,
});

export const entriesCsvRoute = endpoint({
  operationId: 'exportOwnCreditEntries',
  method: 'get',
  path: '/renewals/entries.csv',
  tag,
  allow: learners,
  summary: 'Your activities as CSV, all pages',
  query: shapes.EntryFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const entryRoute = endpoint({
  operationId: 'getOwnCreditEntry',
  method: 'get',
  path: '/renewals/entries/{id}',
  tag,
  allow: learners,
  summary: 'One of your activities',
  params: shapes.EntryParams,
  response: shapes.EntryFound,
  failures: [404],
});

export const addEntryRoute = endpoint({
  operationId: 'addCreditEntry',
  method: 'post',
  path: '/renewals/entries',
  tag,
  allow: learners,
  summary: 'Add an activity, split between areas, for any of your certifications',
  body: shapes.EntryBody,
  response: shapes.EntrySaved,
  failures: [409],
});

export const changeEntryRoute = endpoint({
  operationId: 'changeCreditEntry',
  method: 'put',
  path: '/renewals/entries/{id}',
  tag,
  allow: learners,
  summary: 'Change an activity and what it counts for',
  params: shapes.EntryParams,
  body: shapes.EntryBody,
  response: shapes.EntrySaved,
  failures: [404],
});

export const removeEntryRoute = endpoint({
  operationId: 'removeCreditEntry',
  method: 'delete',
  path: '/renewals/entries/{id}',
  tag,
  allow: learners,
  summary: 'Remove an activity',
  params: shapes.EntryParams,
  response: Done,
  failures: [404],
});
