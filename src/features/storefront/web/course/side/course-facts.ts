import { areaNames, creditText, families, marksSentence } from '../../../../../contract/credits.ts';
import {
  ownRefundSentence,
  promises,
  type RefundTerms,
  refundSentence,
} from '../../../../../contract/text/promises.ts';
import { counted, duration, formatDate } from '../../../../../contract/text/time/formats.ts';
import type { CourseDetail, Credit } from '../../../../catalogue/contract.ts';

/** Something the course includes, and the name of its icon. */
type Included = {
  icon: 'film' | 'list' | 'pen' | 'download' | 'endless' | 'devices' | 'award';
  text: string;
};

/**
 * The sentences on the course page about buying. The loader writes them, so that they are page data and not part of the
 * page's script.
 */
export type CourseFacts = {
  included: Included[];
  /** What the terms say about refunds that learners make themselves, and about other refunds; null for a free course. */
  ownRefund: string | null;
  refund: string | null;
  curriculum: string;
  /** How long the exercises take; undefined if there are none. */
  exercises: string | undefined;
  /** The credits that the course gives for renewals, and the notice about trade marks; null without credits. */
  credits: { lines: string[]; marks: string } | null;
  questions: { question: string; answer: string }[];
};

/** @param supportEmail the email address for refund requests */
export function factsOf(course: CourseDetail, supportEmail: string, refundTerms: RefundTerms): CourseFacts {
  const refund = isFree(course) ? null : promises.refund.replace('{support}', supportEmail);
  return {
    included: includedIn(course),
    ownRefund: refund && ownRefundSentence(refundTerms),
    refund,
    curriculum: curriculumOf(course),
    exercises: exercisesOf(course),
    credits: creditsOf(course),
    questions: [
      {
        question: 'How long can I use the course?',
        answer: `When you enrol you receive a personal licence to study the course. ${promises.access}`,
      },
      refund
        ? {
            question: 'Can I get my money back?',
            answer: `${refundSentence(refundTerms)} ${refund} ${promises.cancel}`,
          }
        : { question: 'Is it really free?', answer: 'Yes. You need an account, but no payment details.' },
      { question: 'Do I get a certificate?', answer: aboutCertificate(course) },
    ],
  };
}

const isFree = ({ price, discountPrice }: CourseDetail): boolean => (discountPrice ?? price) === 0;

const exercisesOf = ({ practiceMinutes }: CourseDetail): string | undefined =>
  practiceMinutes > 0 ? `${duration(practiceMinutes * 60)} of exercises` : undefined;

function includedIn(course: CourseDetail): Included[] {
  const { totalHours, totalLectures, totalResources, certificationAvailable } = course;
  const exercises = exercisesOf(course);
  const facts: [Included['icon'], string, isTrue: unknown][] = [
    ['film', `${duration(totalHours * 3600)} of video`, totalHours],
    ['list', counted(totalLectures, 'lecture'), true],
    ['pen', exercises ?? '', exercises],
    ['download', `${counted(totalResources, 'resource')} to download`, totalResources],
    ['endless', 'Study at your own pace, with no end date', true],
    ['devices', 'On phone, tablet and computer', true],
    ['award', 'Certificate of completion', certificationAvailable],
  ];
  return facts.filter(([, , isTrue]) => isTrue).map(([icon, text]) => ({ icon, text }));
}

function curriculumOf(course: CourseDetail): string {
  const { sections, totalLectures } = course;
  const seconds = sections.flatMap(({ lectures }) => lectures).reduce((sum, one) => sum + one.duration, 0);
  const times = [seconds > 0 && duration(seconds), exercisesOf(course)];
  const counts = [counted(sections.length, 'section'), counted(totalLectures, 'lecture')];
  return [...counts, times.filter(Boolean).join(' and ')].filter(Boolean).join(' · ');
}

function creditsOf({ credits }: CourseDetail): CourseFacts['credits'] {
  return credits.length > 0 ? { lines: credits.map(creditLine), marks: marksSentence } : null;
}

/** `PMI: 6.5 PDU (2.5 Ways of Working, 4 Power Skills), provider number 4711, until 14 March 2027` */
function creditLine({ family, amount, areas, isVerified, providerNumber, validUntil }: Credit): string {
  const split = areas.map(({ key, amount: part }) => `${part} ${areaNames[key]}`).join(', ');
  return [
    `${families[family].name}: ${creditText(family, amount, isVerified)}${split && ` (${split})`}`,
    ...(isVerified ? [providerNumber ? `provider number ${providerNumber}` : 'checked by Milepost'] : []),
    ...(validUntil ? [`until ${formatDate(validUntil)}`] : []),
  ].join(', ');
}

function aboutCertificate({ certificationAvailable, minCompletionPercentage }: CourseDetail): string {
  if (!certificationAvailable) return 'No. This course does not offer a certificate.';
  const part = minCompletionPercentage < 100 ? `${minCompletionPercentage}% of the course` : 'the course';
  return `Yes. Complete ${part}, then request it from the course. We review each request and email you when it’s ready. Anyone who has its number can check it.`;
}
