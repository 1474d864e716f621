import { z } from 'zod';

/**
 * The rules of the JSON schema of Open Badges 3.0 for the parts that badges use. The published file has no licence that
 * allows copying, so the rules are restated here. They are stricter in one point: no other properties are allowed.
 */
const uri = z.string().refine((text) => URL.canParse(text), 'not a URI');
const time = z.iso.datetime({ offset: true });
const typed = (name: string) => z.array(z.string()).refine((types) => types.includes(name), `not a ${name}`);

const Profile = z.strictObject({ id: uri, type: typed('Profile'), name: z.string(), url: uri });

const resultTypes = [
  'GradePointAverage',
  'LetterGrade',
  'Percent',
  'PerformanceLevel',
  'PredictedScore',
  'RawScore',
  'Result',
  'RubricCriterion',
  'RubricCriterionLevel',
  'RubricScore',
  'ScaledScore',
  'Status',
];

const Achievement = z.strictObject({
  id: uri,
  type: typed('Achievement'),
  achievementType: z.enum(['Course', 'LearningProgram']),
  name: z.string(),
  description: z.string(),
  criteria: z.strictObject({ narrative: z.string() }),
  creditsAvailable: z.number().optional(),
  alignment: z
    .array(
      z.strictObject({
        type: typed('Alignment'),
        targetName: z.string(),
        targetUrl: uri,
        targetFramework: z.string(),
      }),
    )
    .optional(),
  resultDescription: z
    .array(
      z.strictObject({
        id: uri,
        type: typed('ResultDescription'),
        name: z.string(),
        resultType: z.enum(resultTypes),
        requiredValue: z.string(),
        valueMin: z.string(),
        valueMax: z.string(),
      }),
    )
    .optional(),
  tag: z.array(z.string()).optional(),
  creator: Profile,
});

export const OpenBadge = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
  ]),
  id: uri,
  type: typed('VerifiableCredential').refine((types) => types.includes('OpenBadgeCredential')),
  name: z.string(),
  issuer: Profile,
  validFrom: time,
  validUntil: time.optional(),
  awardedDate: time,
  credentialSubject: z.strictObject({
    id: uri,
    type: typed('AchievementSubject'),
    identifier: z.array(
      z.strictObject({
        type: z.literal('IdentityObject'),
        hashed: z.boolean(),
        identityHash: z.string(),
        identityType: z.literal('emailAddress'),
        salt: z.string(),
      }),
    ),
    achievement: Achievement,
    result: z
      .array(z.strictObject({ type: typed('Result'), resultDescription: uri, value: z.string() }))
      .optional(),
  }),
  credentialStatus: z.strictObject({
    id: uri,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: uri,
  }),
  proof: z.array(
    z.strictObject({
      type: z.literal('DataIntegrityProof'),
      cryptosuite: z.literal('eddsa-rdfc-2022'),
      created: time,
      verificationMethod: uri,
      proofPurpose: z.literal('assertionMethod'),
      proofValue: z.string(),
    }),
  ),
});
