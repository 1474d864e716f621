import { sellerLine } from '../../../../../contract/text/seller.ts';
import type { LegalDocument } from './document.ts';

export const instructorTerms: LegalDocument = {
  title: 'Instructor Terms',
  summary: 'The agreement between you and Milepost when you teach with us.',
  updated: 'June 2025',
  sections: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'You must be at least 18 years old and have the experience you describe in your application. We decide which applications we accept. A company may teach through a named person who meets these conditions.',
      ],
    },
    {
      id: 'account-responsibilities',
      title: 'Account responsibilities',
      blocks: [
        'Keep your profile, your payment details and your tax status accurate and up to date. Do not share your account; you are responsible for the work of anyone who helps you build a course.',
        'Tell us at once at {support} if you think someone else has used your account.',
      ],
    },
    {
      id: 'platform-use',
      title: 'Platform use',
      blocks: [
        'You build courses with our editor. Every new course is reviewed before it appears in the catalogue. We approve it, or reject it and tell you why. You may improve a rejected course and submit it again.',
        'A course must:',
        [
          'teach what its page promises, with a true description, level and language;',
          'contain nothing unlawful, discriminatory or misleading, and no advertising for other marketplaces;',
          'have clear sound and legible visuals.',
        ],
        'Answer your learners within a reasonable time, and do not ask them to pay or to continue elsewhere. Reviews may not be bought, written for yourself or exchanged.',
      ],
    },
    {
      id: 'course-access',
      title: 'Course access',
      blocks: [
        'Learners who enrol receive a personal licence to study your course for as long as it is offered and their account lasts. You may unpublish or archive a course at any time: nobody new can enrol, and learners who have already enrolled keep access. A course with paid enrolments cannot be deleted.',
        'We may withdraw a course that breaks these terms, infringes someone’s rights or is so out of date that it is wrong.',
      ],
    },
    {
      id: 'exclusivity',
      title: 'Exclusivity',
      blocks: [
        'Teaching on Milepost is not exclusive. You may offer the same knowledge elsewhere, in person or online. While a course is in our catalogue, you may not sell the same course in the same form at a lower price on another marketplace.',
      ],
    },
    {
      id: 'payments-and-refunds',
      title: 'Payments and refunds',
      blocks: [
        'You set the price of your course in US dollars, and may set a lower discounted price, make coupons for it or offer it free of charge. We may make coupons for any course too. A coupon lowers the price paid, and with it your revenue. Milepost collects the learner’s payment as your agent.',
        'We decide on refunds under the [Student Terms](/termsandconndition). A refunded or reversed payment earns no revenue; if it has been paid out already, we deduct it from your next payment.',
      ],
    },
    {
      id: 'revenue',
      title: 'Revenue',
      blocks: [
        'Your revenue is the total of completed orders for your courses, less refunds, the payment provider’s fee and Milepost’s share. Your Earnings page states the share of each sale, and why. {shares}',
        '{payouts} You are responsible for your own taxes.',
        'We may change these shares, the hold, the minimum payout and the payout day. We tell you by email at least 30 days before. Sales made before that day keep the terms under which they were made.{coming}',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your course stays yours. You grant us a worldwide, non-exclusive licence to host, show, caption and promote it, and to supply it to learners, as long as it is offered and for those who have enrolled.',
        'You confirm that everything in it is yours or that you may use it, including pictures, music, templates and material from former employers and clients. If someone claims otherwise, you will help us respond, and you bear the cost if they are right.',
        'Milepost’s name, design and software are ours. You may say that you teach here.',
      ],
    },
    {
      id: 'student-data',
      title: 'Student data',
      blocks: [
        'You see the name, photo and email address of the learners in your own courses, when they enrolled, their progress, when they last studied, and the state and amount of their payment, and you can download them as a spreadsheet (CSV). You also see the questions and answers they write in your courses, with their photo, first name and initial. In a quiz that limits attempts, opens the next lecture or counts towards the certificate, you see their name and the score of each attempt. Use all this to teach, to support your learners and to account for your income, and for nothing else: no mailing lists, no sharing, no copies beyond what you need. Delete any copy when your agreement ends.',
        'If you lose student data, or someone sees it without permission, report the breach to us at {support} within 24 hours of becoming aware of it, and tell us what happened and who is affected. We will do the same for you.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'Our [Privacy policy](/privacy) explains how we use your own data. Your name, photo, biography, expertise and links are public on your courses.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      blocks: [
        'Each of us must keep confidential any non-public information about the other’s business, such as figures, plans, unpublished courses and security measures. This duty lasts for two years after the agreement ends, and does not apply to anything the law requires us to disclose.',
        'Do not put other people’s confidential information into a course. Unless you have permission, change examples from real work so that their source cannot be recognised.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'Either of us may end this agreement with 30 days’ notice by email. We then remove your courses from the catalogue, enrolled learners keep access to them, and we pay what we still owe you on the next monthly payment date.',
        'We may end it at once for fraud, for infringing someone’s rights or for misuse of student data. We will tell you why, and you may respond.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'You are responsible for what you teach. We are responsible for running the platform with reasonable care, but do not promise any number of enrolments or any revenue.',
        'Each side’s liability to the other under these terms is limited to the payments made to you in the last 3 months before the claim. Neither side is liable for lost profit or for losses that could not be foreseen.',
        'Nothing limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
      ],
    },
    {
      id: 'dispute-resolution',
      title: 'Dispute resolution',
      blocks: [
        'Talk to us first: write to {support} and give us 30 days to settle the matter. A dispute that remains is finally decided by arbitration in London, in English, by one arbitrator. Either side may still ask a court for an urgent order.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        'We may change these terms. We change the date at the top and tell you by email at least 30 days before a change takes effect. If you do not agree, you may end the agreement before then, and the old terms apply until it ends.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: ['These terms are governed by the law of England and Wales.'],
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
