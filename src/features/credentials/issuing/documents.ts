import { areaNames, creditAreas, creditFamilies, type StoredCredits } from '../../../contract/credits.ts';

/** The public documents of credentials: pure, no I/O. */

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2';
export const badgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** The URLs at which everything about credentials is published. */
export const addresses = (appUrl: string) => ({
  issuer: `${appUrl}/credentials/issuer`,
  achievement: (courseId: string) => `${appUrl}/credentials/achievements/${courseId}`,
  credential: (number: string) => `${appUrl}/credentials/${number}.json`,
  key: (kid: string) => `${appUrl}/credentials/keys/${kid}`,
  statusList: (id: number) => `${appUrl}/credentials/status/${id}`,
});

export type AwardedCourse = {
  kind: 'course' | 'bundle';
  id: string;
  title: string;
  subtitle: string;
  minCompletionPercentage: number;
  /** The exams in which its certificate requires a score, in percent. */
  exams: { quizId: string; title: string; needed: number }[];
  /** The holders' skills. */
  skills: string[];
  /** The author's own narrative of the criteria; empty for the default. */
  criteria: string;
  credits: StoredCredits | null;
};

export type Award = {
  number: string;
  course: AwardedCourse;
  /** A random UUID, which reveals nothing about the learner. */
  subject: string;
  salt: string;
  /** The hash of the email and the salt. */
  identityHash: string;
  awardedAt: Date;
  validFrom: Date;
  /** Null if it does not expire. */
  validUntil: Date | null;
  statusListId: number;
  statusIndex: number;
  /** Best scores in its exams, in percent. */
  results: { quizId: string; percent: number }[];
};

const profile = (appUrl: string) => ({
  id: addresses(appUrl).issuer,
  type: ['Profile'],
  name: 'Milepost',
  url: appUrl,
});

const achievement = (appUrl: string, course: AwardedCourse) => ({
  id: addresses(appUrl).achievement(course.id),
  type: ['Achievement'],
  achievementType: course.kind === 'bundle' ? 'LearningProgram' : 'Course',
  name: course.title,
  description: course.subtitle || course.title,
  ...(course.exams.length > 0 && {
    resultDescription: course.exams.map((exam) => describe(appUrl, course, exam)),
  }),
  criteria: { narrative: course.criteria || criteriaOf(course) },
  ...creditsOf(course.credits ?? {}),
  ...(course.skills.length > 0 && { tag: course.skills }),
  creator: profile(appUrl),
});

const talentTriangle = 'https://www.pmi.org/certifications/certification-resources/maintain/talent-triangle';

/**
 * The verified credits of a course and the areas they are for. Claimed credits are left out, because the properties
 * cannot express that credits are self-reported.
 */
function creditsOf(credits: StoredCredits) {
  const verified = creditFamilies.flatMap((family) => {
    const credit = credits[family];
    return credit?.state === 'verified' ? [credit] : [];
  });
  const areas = credits.pmi?.state === 'verified' ? credits.pmi.areas : {};
  const alignment = creditAreas
    .filter((area) => (areas[area] ?? 0) > 0)
    .map((area) => ({
      type: ['Alignment'],
      targetName: areaNames[area],
      targetUrl: talentTriangle,
      targetFramework: 'PMI Talent Triangle',
    }));
  return {
    ...(verified.length > 0 && { creditsAvailable: Math.max(...verified.map(({ amount }) => amount)) / 100 }),
    ...(alignment.length > 0 && { alignment }),
  };
}

type Exam = AwardedCourse['exams'][number];

const resultId = (appUrl: string, course: AwardedCourse, { quizId }: Pick<Exam, 'quizId'>): string =>
  `${addresses(appUrl).achievement(course.id)}#${quizId}`;

const describe = (appUrl: string, course: AwardedCourse, exam: Exam) => ({
  id: resultId(appUrl, course, exam),
  type: ['ResultDescription'],
  name: exam.title,
  resultType: 'Percent',
  requiredValue: String(exam.needed),
  valueMin: '0',
  valueMax: '100',
});

/** The requirements for the certificate of a course or a bundle, as a sentence for the badge. */
export function criteriaOf({
  kind,
  title,
  minCompletionPercentage,
  exams,
}: Pick<AwardedCourse, 'kind' | 'title' | 'minCompletionPercentage' | 'exams'>): string {
  if (kind === 'bundle') return `Complete every course in the bundle “${title}”.`;
  const part = minCompletionPercentage === 100 ? 'every lecture' : `at least ${minCompletionPercentage}%`;
  const scores = exams.map((exam) => `, score at least ${exam.needed}% in “${exam.title}”`).join('');
  return `Complete ${part} of the course “${title}”${scores}, and have the certificate approved.`;
}

export type Badge = ReturnType<typeof badge>;

/** The Open Badges 3.0 credential of an award, without a proof. */
export function badge(appUrl: string, award: Award) {
  const at = addresses(appUrl);
  return {
    '@context': [credentialsContext, badgesContext],
    id: at.credential(award.number),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: award.course.title,
    issuer: profile(appUrl),
    validFrom: toSecond(award.validFrom),
    ...(award.validUntil && { validUntil: toSecond(award.validUntil) }),
    awardedDate: toSecond(award.awardedAt),
    credentialSubject: {
      id: `urn:uuid:${award.subject}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: award.identityHash,
          identityType: 'emailAddress',
          salt: award.salt,
        },
      ],
      achievement: achievement(appUrl, award.course),
      ...(award.results.length > 0 && {
        result: award.results.map((one) => ({
          type: ['Result'],
          resultDescription: resultId(appUrl, award.course, one),
          value: String(one.percent),
        })),
      }),
    },
    credentialStatus: statusOf(appUrl, award),
  };
}

type Place = Pick<Award, 'statusListId' | 'statusIndex'>;

function statusOf(appUrl: string, { statusListId, statusIndex }: Place) {
  const list = addresses(appUrl).statusList(statusListId);
  return {
    id: `${list}#${statusIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(statusIndex),
    statusListCredential: list,
  };
}

/** The same badge with other dates and another place in a status list; everything else stays. */
export function withDates(
  appUrl: string,
  { validUntil: _, ...unsigned }: Badge,
  { validFrom, validUntil, ...place }: Place & Pick<Award, 'validFrom' | 'validUntil'>,
): Badge {
  return {
    ...unsigned,
    validFrom: toSecond(validFrom),
    ...(validUntil && { validUntil: toSecond(validUntil) }),
    credentialStatus: statusOf(appUrl, place),
  };
}

export type SignedList = ReturnType<typeof statusListCredential>;

/**
 * The credential that carries a status list, without a proof.
 * @param encodedList multibase base64url of the gzipped bits
 */
export const statusListCredential = (appUrl: string, id: number, encodedList: string, validFrom: Date) => {
  const url = addresses(appUrl).statusList(id);
  return {
    '@context': [credentialsContext],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addresses(appUrl).issuer,
    validFrom: toSecond(validFrom),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  };
};

/** The issuer's profile with the public keys that it signs embedded proofs with, retired ones included. */
export function issuerDocument(appUrl: string, publicKeys: string[]) {
  const controller = addresses(appUrl).issuer;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1', badgesContext],
    ...profile(appUrl),
    assertionMethod: publicKeys.map((publicKeyMultibase) => ({
      id: `${controller}#${publicKeyMultibase}`,
      type: 'Multikey',
      controller,
      publicKeyMultibase,
    })),
  };
}

/** What the holders of a course's or a bundle's badge have achieved. */
export const achievementDocument = (appUrl: string, course: AwardedCourse) => ({
  '@context': [credentialsContext, badgesContext],
  ...achievement(appUrl, course),
});

/** `2026-11-23T09:41:00Z`: without the milliseconds, which a JWT's `nbf` could not express. */
const toSecond = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');
