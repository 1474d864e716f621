import { type Kysely, sql } from 'kysely';

/**
 * The rules by which bodies renew certifications, as published by secondary sources in November 2026. What these do not
 * say stays empty. All amounts are hundredths of the unit. Nothing in it is about a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schemes (
      key text not null,
      version integer not null check (version > 0),
      body text not null,
      name text not null,
      unit text not null,
      step integer check (step > 0),
      cycle_months integer not null check (cycle_months > 0),
      total integer not null check (total > 0),
      areas jsonb not null,
      groups jsonb not null,
      per_year integer check (per_year > 0),
      per_activity integer check (per_activity > 0),
      per_day integer check (per_day > 0),
      carry_over_months integer check (carry_over_months > 0),
      carry_over_maximum integer check (carry_over_maximum > 0),
      needs_reflection boolean not null,
      minimum_activities integer not null check (minimum_activities >= 0),
      source text not null,
      source_url text,
      state text not null check (state in ('unconfirmed', 'confirmed')),
      checked_on date,
      primary key (key, version),
      check ((state = 'confirmed') = (checked_on is not null))
    )`.execute(db);
  const comments: [column: string, comment: string][] = [
    ['version', 'A change of the rules is a new version; the highest one is current'],
    ['step', 'Credits are rounded down to multiples of it; null if unknown'],
    ['total', 'Needed in one cycle, in hundredths of the unit, like all amounts here'],
    ['per_year', 'The least that is needed in each year of the cycle'],
    ['per_activity', 'The most that one activity counts'],
    ['per_day', 'The most that one day counts'],
    [
      'carry_over_months',
      'Surplus earned in the last months carries over; null if none does, or it is unknown',
    ],
    ['carry_over_maximum', 'The most that carries over; null if unlimited or unknown'],
    ['checked_on', 'When an administrator confirmed it'],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(`schemes.${column}`)} is ${sql.lit(comment)}`.execute(db);
  for (const scheme of schemes) await add(db, scheme);
}

type Group = {
  key: string;
  name: string;
  within: string | null;
  minimum: number;
  maximum: number | null;
  hasAreas: boolean;
};
type Scheme = {
  key: string;
  name: string;
  body: string;
  unit: string;
  step?: number;
  cycleMonths: number;
  total: number;
  areas?: { key: string; name: string; minimum: number }[];
  groups?: Group[];
  perYear?: number;
  perActivity?: number;
  perDay?: number;
  carryOverMonths?: number;
  needsReflection?: boolean;
  minimumActivities?: number;
  source: string;
  sourceUrl: string | null;
};

const learning: Group = {
  key: 'learning',
  name: 'Professional development',
  within: null,
  minimum: 0,
  maximum: null,
  hasAreas: false,
};

/** A certification of PMI: the limits differ, the structure does not. */
const pmi = (
  key: string,
  name: string,
  amounts: { total: number; education: number; area: number; givingBack: number; practitioner: number },
): Scheme => ({
  key,
  name,
  body: 'PMI',
  unit: 'PDU',
  step: 25,
  cycleMonths: 36,
  total: amounts.total,
  areas: [
    { key: 'ways-of-working', name: 'Ways of Working', minimum: amounts.area },
    { key: 'power-skills', name: 'Power Skills', minimum: amounts.area },
    { key: 'business-acumen', name: 'Business Acumen', minimum: amounts.area },
  ],
  groups: [
    {
      key: 'education',
      name: 'Education',
      within: null,
      minimum: amounts.education,
      maximum: null,
      hasAreas: true,
    },
    {
      key: 'giving-back',
      name: 'Giving back',
      within: null,
      minimum: 0,
      maximum: amounts.givingBack,
      hasAreas: false,
    },
    {
      key: 'practitioner',
      name: 'Working as a practitioner',
      within: 'giving-back',
      minimum: 0,
      maximum: amounts.practitioner,
      hasAreas: false,
    },
  ],
  carryOverMonths: 12,
  source: 'projectvictor.com, gururo.com and prothoughts.co.in',
  sourceUrl: null,
});

const sixty = { total: 6000, education: 3500, area: 800, givingBack: 2500, practitioner: 800 };
const thirty = { total: 3000, education: 1800, area: 400, givingBack: 1200, practitioner: 400 };
const fifteen = { total: 1500, education: 900, area: 200, givingBack: 600, practitioner: 200 };

const apm = (key: string, name: string): Scheme => ({
  key,
  name,
  body: 'APM',
  unit: 'hours',
  cycleMonths: 12,
  total: 3500,
  needsReflection: true,
  minimumActivities: 2,
  source: 'apm.org.uk',
  sourceUrl: 'https://www.apm.org.uk/cpd',
});

const peopleCert = (key: string, name: string): Scheme => ({
  key,
  name,
  body: 'PeopleCert',
  unit: 'points',
  step: 50,
  cycleMonths: 36,
  total: 6000,
  perYear: 2000,
  perActivity: 1500,
  source: 'axelos.com, March 2023',
  sourceUrl: 'https://www.axelos.com',
});

const scrumAlliance = (key: string, name: string, total: number): Scheme => ({
  key,
  name,
  body: 'Scrum Alliance',
  unit: 'SEU',
  cycleMonths: 24,
  total,
  perDay: 800,
  source: 'scrumalliance.org and agil8',
  sourceUrl: 'https://www.scrumalliance.org',
});

const schemes: Scheme[] = [
  pmi('pmp', 'PMP', sixty),
  pmi('pgmp', 'PgMP', sixty),
  pmi('pfmp', 'PfMP', sixty),
  pmi('pmi-pba', 'PMI-PBA', sixty),
  pmi('pmi-acp', 'PMI-ACP', thirty),
  pmi('pmi-rmp', 'PMI-RMP', thirty),
  pmi('pmi-sp', 'PMI-SP', thirty),
  pmi('capm', 'CAPM', fifteen),
  apm('apm-chpp', 'Chartered Project Professional (ChPP)'),
  apm('apm-member', 'APM membership'),
  peopleCert('prince2', 'PRINCE2'),
  peopleCert('msp', 'MSP'),
  peopleCert('mop', 'MoP'),
  peopleCert('p3o', 'P3O'),
  peopleCert('itil', 'ITIL'),
  scrumAlliance('csm', 'CSM', 2000),
  scrumAlliance('cspo', 'CSPO', 2000),
  scrumAlliance('a-csm', 'A-CSM', 3000),
  scrumAlliance('a-cspo', 'A-CSPO', 3000),
  scrumAlliance('csp-sm', 'CSP-SM', 4000),
  scrumAlliance('csp-po', 'CSP-PO', 4000),
];

const add = (db: Kysely<unknown>, scheme: Scheme) =>
  sql`
    insert into schemes (key, version, body, name, unit, step, cycle_months, total, areas, groups, per_year,
      per_activity, per_day, carry_over_months, needs_reflection, minimum_activities, source, source_url, state)
    values (${scheme.key}, 1, ${scheme.body}, ${scheme.name}, ${scheme.unit}, ${scheme.step ?? null},
      ${scheme.cycleMonths}, ${scheme.total}, ${JSON.stringify(scheme.areas ?? [])},
      ${JSON.stringify(scheme.groups ?? [learning])}, ${scheme.perYear ?? null}, ${scheme.perActivity ?? null},
      ${scheme.perDay ?? null}, ${scheme.carryOverMonths ?? null}, ${scheme.needsReflection ?? false},
      ${scheme.minimumActivities ?? 0}, ${scheme.source}, ${scheme.sourceUrl}, 'unconfirmed')`.execute(db);
