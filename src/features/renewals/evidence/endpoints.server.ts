import { z } from '@hono/zod-openapi';
import { Done } from '../../../contract/api/responses.ts';
import { learners } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { EntryParams, HoldingParams } from '../contract.ts';
import * as shapes from './shapes.ts';

const tag = 'Renewals';

export const reportRoute = endpoint({
  operationId: 'getCreditReport',
  method: 'get',
  path: '/renewals/holdings/{id}/report',
  tag,
  allow: learners,
  summary: 'What counts for a certification, with the fields of a claim form in the order of the form',
  params: HoldingParams,
  response: shapes.Report,
  failures: [404],
});

export const packRoute = endpoint({
  operationId: 'downloadEvidencePack',
  method: 'get',
  path: '/renewals/holdings/{id}/evidence.zip',
  tag,
  allow: learners,
  summary: 'The evidence for an audit: a PDF, certificates, badges, outlines and your files, as a ZIP',
  params: HoldingParams,
  response: z.string(),
  produces: 'application/zip',
  failures: [404],
});

export const calendarRoute = endpoint({
  operationId: 'downloadCycleCalendar',
  method: 'get',
  path: '/renewals/holdings/{id}/calendar.ics',
  tag,
  allow: learners,
  summary: 'The end of the cycle and its reminders as an iCalendar file',
  params: HoldingParams,
  response: z.string(),
  produces: 'text/calendar',
  failures: [404],
});

export const listRoute = endpoint({
  operationId: 'listCreditEvidence',
  method: 'get',
  path: '/renewals/entries/{id}/evidence',
  tag,
  allow: learners,
  summary: 'The files of one of your activities',
  params: EntryParams,
  response: shapes.EvidenceList,
  failures: [404],
});

export const addRoute = endpoint({
  operationId: 'addCreditEvidence',
  method: 'post',
  path: '/renewals/entries/{id}/evidence',
  tag,
  allow: learners,
  summary: 'Add a file to an activity: a PDF or an image of at most 5 MB, up to five of them',
  params: EntryParams,
  multipart: shapes.EvidenceForm,
  response: shapes.EvidenceAdded,
  failures: [404, 409, 413, 415],
});

export const removeRoute = endpoint({
  operationId: 'removeCreditEvidence',
  method: 'delete',
  path: '/renewals/entries/{id}/evidence/{evidenceId}',
  tag,
  allow: learners,
  summary: 'Remove a file from an activity',
  params: shapes.EvidenceParams,
  response: Done,
  failures: [404],
});
