/** An area that the credits of one group are split into. The minimum is in hundredths of the scheme's unit. */
export type CreditArea = { key: string; name: string; minimum: number };

/** A kind of activity in a renewal scheme. Amounts are in hundredths of the scheme's unit. */
export type CreditGroup = {
  key: string;
  name: string;
  /** The group it belongs to, whose maximum also limits it. */
  within: string | null;
  minimum: number;
  maximum: number | null;
  /** Whether its credits are split into the scheme's areas. */
  hasAreas: boolean;
};

/** The bodies for whose certifications a course can give credits. */
export const creditFamilies = ['pmi', 'apm', 'peoplecert', 'scrum-alliance', 'other'] as const;
export type CreditFamily = (typeof creditFamilies)[number];

type Family = {
  /** The body, as stored in `schemes.body`; null for bodies without a scheme of ours. */
  body: string | null;
  name: string;
  unit: string;
  /** Credits are multiples of this amount, in hundredths of the unit. */
  step: number;
};

export const families: Record<CreditFamily, Family> = {
  pmi: { body: 'PMI', name: 'PMI', unit: 'PDU', step: 25 },
  apm: { body: 'APM', name: 'APM', unit: 'CPD hours', step: 25 },
  peoplecert: { body: 'PeopleCert', name: 'PeopleCert', unit: 'CPD points', step: 50 },
  'scrum-alliance': { body: 'Scrum Alliance', name: 'Scrum Alliance', unit: 'SEU', step: 25 },
  other: { body: null, name: 'Other bodies', unit: 'hours', step: 25 },
};

/** The areas into which PMI splits education credits. */
export const creditAreas = ['ways-of-working', 'power-skills', 'business-acumen'] as const;
export type CreditAreaKey = (typeof creditAreas)[number];

export const areaNames: Record<CreditAreaKey, string> = {
  'ways-of-working': 'Ways of Working',
  'power-skills': 'Power Skills',
  'business-acumen': 'Business Acumen',
};

/** The current credits of a course, as the database stores them by family: amounts are in hundredths. */
export type StoredCredits = Partial<
  Record<
    CreditFamily,
    {
      amount: number;
      areas: Partial<Record<CreditAreaKey, number>>;
      state: 'claimed' | 'verified';
      /** Only for verified credits. */
      number: string | null;
      /** The last day on which the credits are verified, in UTC. */
      until: string | null;
    }
  >
>;

/**
 * The most that a course may give: its learning time, rounded down to the family's step.
 * @param seconds the length of its lectures
 * @param practiceMinutes the time that its exercises take
 * @returns hundredths of the unit
 */
export function mostCredit(family: CreditFamily, seconds: number, practiceMinutes: number): number {
  const { step } = families[family];
  const hundredths = Math.floor((seconds + practiceMinutes * 60) / 36);
  return hundredths - (hundredths % step);
}

/** `6.5 hours`, `1 hour`, `6.5 PDU`: a unit that ends with an s is a plural. */
export const inUnits = (amount: number, unit: string): string =>
  `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

/** An amount in the unit of its body. */
export const creditAmount = (family: CreditFamily, amount: number): string =>
  inUnits(amount, families[family].unit);

/** `6.5 PDU` once verified, otherwise `about 6.5 PDU, self-reported`. */
export const creditText = (family: CreditFamily, amount: number, isVerified: boolean): string => {
  const text = creditAmount(family, amount);
  return isVerified ? text : `about ${text}, self-reported`;
};

/** The trade mark notice, shown wherever credits are. */
export const marksSentence =
  'PMI, PMP, PDU and Talent Triangle are marks of the Project Management Institute, Inc. Other names are marks of their owners. None of them has reviewed or endorsed Milepost.';
