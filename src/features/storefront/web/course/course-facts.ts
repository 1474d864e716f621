import { counted, duration } from '../../../../contract/text/formats.ts';
import { promises } from '../../../../contract/text/promises.ts';
import type { CourseDetail } from '../../../catalogue/contract.ts';

/** Something the course includes, and the name of its icon. */
export type Included = { icon: 'film' | 'list' | 'download' | 'endless' | 'devices' | 'award'; text: string };

/**
 * What the course page says about buying. The loader writes it, so that it is page data and not part of the page's
 * script.
 */
export type CourseFacts = {
  included: Included[];
  /** What the terms say about refunds; null for a free course. */
  refund: string | null;
  curriculum: string;
  questions: { question: string; answer: string }[];
};

/** @param supportEmail where refunds are asked for */
export function factsOf(course: CourseDetail, supportEmail: string): CourseFacts {
  const refund = isFree(course) ? null : promises.refund.replace('{support}', supportEmail);
  return {
    included: includedIn(course),
    refund,
    curriculum: curriculumOf(course),
    questions: [
      {
        question: 'How long can I use the course?',
        answer: `When you enrol you receive a personal licence to study the course. ${promises.access}`,
      },
      refund
        ? { question: 'Can I get my money back?', answer: `${refund} ${promises.cancel}` }
        : { question: 'Is it really free?', answer: 'Yes. You need an account, but no payment details.' },
      { question: 'Do I get a certificate?', answer: aboutCertificate(course) },
    ],
  };
}

const isFree = ({ price, discountPrice }: CourseDetail): boolean => (discountPrice ?? price) === 0;

function includedIn({
  totalHours,
  totalLectures,
  totalResources,
  certificationAvailable,
}: CourseDetail): Included[] {
  return [
    { icon: 'film', text: `${duration(totalHours * 3600)} of video` },
    { icon: 'list', text: counted(totalLectures, 'lecture') },
    ...(totalResources > 0
      ? [{ icon: 'download' as const, text: `${counted(totalResources, 'resource')} to download` }]
      : []),
    { icon: 'endless', text: 'Study at your own pace, with no end date' },
    { icon: 'devices', text: 'On phone, tablet and computer' },
    ...(certificationAvailable ? [{ icon: 'award' as const, text: 'Certificate of completion' }] : []),
  ];
}

function curriculumOf({ sections, totalLectures }: CourseDetail): string {
  const seconds = sections.flatMap(({ lectures }) => lectures).reduce((sum, one) => sum + one.duration, 0);
  return `${counted(sections.length, 'section')} · ${counted(totalLectures, 'lecture')} · ${duration(seconds)}`;
}

function aboutCertificate({ certificationAvailable, minCompletionPercentage }: CourseDetail): string {
  if (!certificationAvailable) return 'No. This course does not offer a certificate.';
  const part = minCompletionPercentage < 100 ? `${minCompletionPercentage}% of the course` : 'the course';
  return `Yes. Complete ${part}, then request it from the course. We review each request and email you when it’s ready. Anyone who has its number can check it.`;
}
