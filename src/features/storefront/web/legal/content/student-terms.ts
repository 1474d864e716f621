import { promises } from '../../../../../contract/text/promises.ts';
import { sellerLine } from '../../../../../contract/text/seller.ts';
import type { LegalDocument } from './document.ts';

export const studentTerms: LegalDocument = {
  title: 'Student Terms',
  summary: 'The agreement between you and Milepost when you learn with us.',
  updated: 'June 2025',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'You must be at least 18 years old to hold an account. By registering you confirm that you are, and that you may enter into a contract where you live.',
        'If you register on behalf of an employer, you confirm that you may bind it to these terms.',
      ],
    },
    {
      id: 'account-responsibilities',
      title: 'Account responsibilities',
      blocks: [
        'Give us a name and an email address that are yours, and keep them up to date. Confirm your email using the link we send you: until then you cannot buy or study.',
        'Your account is for you alone. Keep your password to yourself, do not share access, and end any session you do not recognise on your Security page. Tell us at once at {support} if you think someone else has used your account. Until you do, you are responsible for anything done with it.',
      ],
    },
    {
      id: 'platform-use',
      title: 'Platform use',
      blocks: [
        'Use Milepost to learn. You may not:',
        [
          'copy, record, download (except files offered for download) or share course media, or help others to;',
          'get around access limits, lecture locks or security measures, or use robots to collect content;',
          'post anything unlawful, abusive or misleading, or anything that is not yours to post;',
          'claim progress or a certificate you have not earned;',
          'disrupt the service or other people’s use of it.',
        ],
        'Reviews must come from your own experience of the course. Questions and answers can be read by everyone enrolled in the course; we and its instructor may close or hide them. Community groups run on another company’s service and are also subject to that company’s rules.',
      ],
    },
    {
      id: 'course-access',
      title: 'Course access',
      blocks: [
        `When you enrol you receive a personal licence to study the course. It cannot be transferred or resold. ${promises.access}`,
        'Lectures open in order. Instructors may improve their courses, so lectures and resources can change. A certificate, where a course offers one, is issued on request once you have completed the part of the course stated on its page and reached the score in each quiz that counts towards it. It can be checked by anyone who has its number.',
        'A certificate confirms that you completed a course. It is not a licence, a degree or a professional accreditation.',
      ],
    },
    {
      id: 'payments-and-refunds',
      title: 'Payments and refunds',
      blocks: [
        'Prices are in US dollars. You pay the price shown at checkout; taxes and your bank’s charges may be added. You may pay by any method offered there. A coupon applies only under the conditions it was made with, and cannot be exchanged for money. Payment providers process your card; we never see its details. A bank transfer gives access once we have confirmed that the money has arrived.',
        promises.cancel,
        `${promises.refund} {refunds} If you pay twice for the same course, we refund the second payment automatically. A full refund ends your access to the course. Refunds go to your original payment method.`,
        'A course bought as a gift belongs to the person who claims it first with its link. The link works once and does not expire. You can get a refund for a gift until it is claimed, but not afterwards. If its payment is refunded or reversed later, access to the course through it ends.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Courses belong to their instructors; Milepost’s name, design and software belong to us. These terms give you the right to study, not ownership.',
        'Templates and other files offered for download may be used and adapted in your own work, including for an employer. They may not be sold or published as your own.',
        'What you write, such as reviews, stays yours. You allow us to show it, with your name, for as long as it remains on Milepost.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'Our [Privacy policy](/privacy) explains how we use your data. The instructor of a course you enrol in sees your name, photo and email address, when you enrolled, your progress, when you last studied, and the state and amount of your payment, and can download them. In a quiz that limits attempts, opens the next lecture or counts towards the certificate, they also see the score of each attempt. If a security breach affects your personal data, we will tell you within 24 hours of becoming aware of it.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may close your account at any time by writing to us. We may end this agreement with 30 days’ notice by email; if we do so although you have not broken it, we will refund the courses you have bought but not been able to finish.',
        'We may suspend or end an account at once for fraud, for sharing course media or for another serious breach. We will tell you why, and you may respond.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Courses are education, not advice on your particular project. You remain responsible for the decisions you make at work.',
        'We do our best to keep Milepost available and correct, but do not promise that it will be uninterrupted or free of errors. Our total liability to you is limited to what you paid us in the 12 months before the claim. We are not liable for lost profit or for losses that neither of us could foresee.',
        'Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited. Nothing in them affects your statutory rights as a consumer.',
      ],
    },
    {
      id: 'dispute-resolution',
      title: 'Dispute resolution',
      blocks: [
        'Talk to us first: write to {support} and give us 30 days to settle the matter.',
        'A dispute that remains is decided by arbitration in London, in English, by one arbitrator. If you are a consumer, you may instead go to the courts where you live, and no part of this section takes that right away.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        'We may change these terms, for example when the law or the service changes. We change the date at the top and tell account holders by email at least 30 days before a change that matters takes effect. If you do not agree, you may close your account before then; courses you have already bought remain covered by the terms in force when you bought them.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of England and Wales. If you are a consumer living elsewhere, you also keep the protection that the law of your country gives you.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions about these terms: {support}, or the [contact page](/contact). By post: ${sellerLine}.`,
      ],
    },
  ],
};
