import { sellerLine } from '../../../../../contract/text/seller.ts';
import type { LegalDocument } from './document.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy policy',
  summary: 'What we know about you, why, for how long, and what you can do about it.',
  updated: 'May 2025',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `Milepost is an online marketplace of courses for project, programme and portfolio professionals. It is run by ${sellerLine} (“Milepost”, “we”, “us”). We decide why and how your personal data is used, which makes us its controller under the UK General Data Protection Regulation and the Data Protection Act 2018.`,
        'This policy covers our website, our courses and the emails we send. It does not cover other websites we link to, such as the community groups of some courses: their own policies apply there.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      blocks: [
        'We collect what we need to run your account and your courses:',
        [
          'Account: your name, email address and role, and your password as a hash that cannot be reversed.',
          'Profile, if you fill it in: a photo, a short biography, links to your other pages and, for instructors, your expertise.',
          'Learning: what you say you are working on, the courses you enrol in and when you want to finish them, the lectures you watch and how far, your reviews, your notes, your questions, answers and votes, which announcements from your courses you were sent and have read, the live sessions you register for, your answers and results in quizzes and in practice, the problems you report in quiz questions, and your certificates and badges.',
          'Renewals, if you use them: the certifications you hold, their dates and numbers, the activities that count towards them, and the evidence you upload for them.',
          'Payments: what you bought, when, the amount, the coupon you used, whether an instructor’s link brought you, the state of the payment and, if you ask for a refund, your reason. Card details go straight to the payment provider; we never see or keep them. For a bank transfer we keep the receipt you upload.',
          'Payouts, if you teach: your legal name, address, country, tax number and where we pay you, all stored encrypted, what your sales earned, and each payout.',
          'Gifts: if someone gives you a course, the name, email address and message that they enter for you. We use them only to deliver the gift and to remind you of it once. We tell the person who gave it when you claim it.',
          'Messages: what you write in the contact form, an instructor application or an email to us.',
          'Newsletter: your email address, when you subscribed and, if you unsubscribe and tell us why, the reason.',
          'Technical: your network address and browser, stored with your sessions so that you can see and end them.',
          'Counters: how often the page of a course was opened and its preview watched each day. Nothing about you is stored with them.',
          'Security: hashes of network addresses and email addresses, to limit repeated attempts, and a log of what our staff did to accounts and files.',
        ],
        'We do not buy personal data, and we do not ask for special categories of data such as health or religion. Please leave them out of free-text fields.',
      ],
    },
    {
      id: 'information-use',
      title: 'Information use',
      blocks: [
        'Each use has a legal basis:',
        [
          'To provide your account, your courses, your progress and your certificates: our contract with you.',
          'To take payments, pay instructors, issue refunds and keep accounts: our contract with you and our legal duties.',
          'To send the emails that belong to the service, such as confirmations, receipts, security notices and answers to your questions: our contract with you. You can turn off [emails about questions](/account/question-emails), and the announcements of a course with the link in any of them. That link also stops reminders of live sessions.',
          'To send the newsletter: your consent, which you can withdraw in one click in any issue or on the [unsubscribe page](/unsubscribe).',
          'To answer your messages, keep the service secure, prevent fraud and improve our courses: our legitimate interest, weighed against yours.',
        ],
        'Instructors see who is enrolled in their own courses: your name, photo and email address, when you enrolled, your progress, when you last studied, and the state and amount of your payment. They can download this list as a spreadsheet (CSV). They need it to teach, to support you and to account for their income, and may not use it for anything else. Their list of sales shows your initials, the order’s number and date, the price you paid, what was refunded, the payment provider’s fee and whether their coupon or link brought you. They never see how you paid, your card or your receipts.',
        'Reviews show your photo, your first name and the initial of your last name to everyone. Questions and answers show the same to everyone enrolled in the course, its instructor and our staff; only you see your notes and renewals. Your quiz answers and results are private too, with one exception: in a quiz that limits attempts, opens the next lecture or counts towards the certificate, the course’s instructor and our staff see your name and the score of each attempt, so that they can give you one more or void one. They see what you report about a question, without your name. Anyone who has the number of your certificate can see the name and the course on it, and fetch its badge, which contains neither your name nor your email address, but a code with which someone who knows your email address can check that the badge is yours.',
        'We share data only with those who work for us under contract: hosting, media storage, email delivery, the service that delivers our contact forms, and the payment provider you choose. We disclose data to authorities where the law requires it. We never sell it.',
        'Some of these companies process data outside the United Kingdom. Where they do, we rely on an adequacy decision or on the UK’s approved contractual clauses.',
      ],
    },
    {
      id: 'data-protection',
      title: 'Data protection',
      blocks: [
        'Data is encrypted in transit. Passwords are stored as Argon2 hashes. Course media is delivered through short-lived, signed links. Access inside our company is limited to those who need it, and privileged actions are recorded.',
        'We keep data only for as long as we need it:',
        [
          'Account, profile, learning records and certificates: as long as you have an account. When it is deleted, we remove at once your name, email address, photo, profile, certificates, badges, notes, the announcements you were sent, registrations for live sessions, your calendar link, quiz answers and results, certifications, activities with their evidence, and payout details. A payout that is already on its way keeps its details until it has arrived or failed. We keep enrolments, reviews, questions, answers, and orders with their coupons, without your name.',
          'Accounts whose email address is never confirmed: 30 days.',
          'Sessions, with their network address and browser: until you sign out, after 14 days without use, or 30 days after you signed in.',
          'Messages that payment providers send us about your payments: reduced to what we need, and deleted after 90 days.',
          'Payment records, with the receipts of bank transfers, refunds, what each sale earned, and payouts: for as long as tax law requires, which is at least six years after the end of the financial year. They are not deleted automatically; after that time we delete them on request.',
          'Gifts: the recipient’s email address and the message until 30 days after the gift was claimed or refunded, or two years after it was sent; gifts that were never paid, 60 days. The recipient’s name stays with the payment record.',
          'Messages to us: in our mailbox, for as long as we need them to help you. They are not deleted automatically; we delete them on request. The website does not store them.',
          'Our log of actions on accounts and files: 12 months. Decisions about courses, orders and certificates: as long as their records.',
          'Counters that limit repeated attempts: at most a day.',
          'Emails we could not deliver: 14 days after the last attempt.',
          'Backups: we use them only to restore the service after a failure. Data that we have deleted stays in a backup until the backup itself is deleted.',
          'Newsletter: until you unsubscribe. We then keep your email address, and your reason if you gave one, only as a record that you unsubscribed.',
        ],
        'If a breach is likely to put your rights at risk, we will tell you and the Information Commissioner’s Office within 24 hours of becoming aware of it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We use only cookies that the service needs, so there is no banner to dismiss:',
        [
          'A session cookie (session, or __Host-session over a secure connection) keeps you signed in. Scripts cannot read it. It is removed when you log out.',
          'A theme cookie (theme) remembers whether you chose light or dark, for a year.',
          'A message cookie (flash) lasts at most a minute and carries one notice, such as “Logged out successfully”, to the next page.',
          'A link cookie (brought) remembers whose links you opened, if you follow an instructor’s link to a course. It decides how the price is divided if you buy, and lasts 30 days. Scripts cannot read it.',
          'A freshness cookie (wrote) lasts ten seconds after you change something, so that the next pages show the change.',
        ],
        'Your browser also stores the following on your device. None of it is sent to anyone but us, except a payment provider’s entry, which is sent to that provider:',
        [
          'Unfinished forms (milepost:form): what you typed or chose in the registration form, the contact form, an instructor application, your profile, a gift, a review or a reply to one, a question about a course or an answer, a note in a lecture, a report of a quiz question, a badge to verify, your reason for unsubscribing, a certification or an activity for a renewal, an announcement, a live session, a bundle, a quiz, a quiz question, a coupon, a claim for credits, a renewal scheme, new shares of the revenue, a correction of the ledger, questions to import, your reason for a refund or for a decision that you make as an instructor or administrator, and the email address you typed to sign in or to reset your password. Never a password. Until you send or cancel the form, log out or close the tab.',
          'Unsaved courses (milepost:course-draft): what instructors changed and have not saved. Until it is saved or discarded, or you log out.',
          'Unfinished uploads (tus::): the name and size of a file and where it is received, so that the upload can continue. Until it is complete or cancelled, or you log out.',
          'Your place in a lecture and whether you completed it (milepost:playback), the courses you opened (milepost:course), notes not yet sent (milepost:notes), quiz answers not yet sent (milepost:attempt) and the options you ruled out in a quiz (milepost:ruled-out), so that you can continue after losing your connection. Until you log out.',
          'Player settings (milepost:player): speed, volume, captions and keyboard shortcuts. They belong to the device and stay until you clear your browser’s data.',
          'The home page’s video (milepost:home-video): whether you turned off its sound or paused it. Until you turn them on again or clear your browser’s data.',
          'A payment provider’s card form (__…_storage__, with the provider’s name): random numbers with which the provider recognises this browser during a payment. It stores them if you open its form on our page. Until you log out.',
          'Scroll positions (react-router-scroll-positions): how far down each page you were, for the Back button. Until you close the tab.',
          'The offline page (offline): what you see without a connection. It is the same for everyone and stays until you clear your browser’s data.',
        ],
        'Logging out removes everything that belongs to you from the browser; only the theme, the link cookie, the player settings, those of the home page’s video, scroll positions and the offline page stay. Your browser may also keep copies of pages and images in its own cache.',
        'There are no advertising cookies and no third-party trackers. A payment provider may set its own cookies on its own pages and in its payment form.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask us at any time:',
        [
          'for a copy of the data we hold about you;',
          'to correct what is wrong, which you can also do yourself in your profile;',
          'to delete your data, unless we are required to keep it;',
          'to restrict or stop a use, including any use based on our legitimate interest;',
          'to give you your data in a format other services can read;',
          'to stop a use you have consented to; this does not affect how we used your data before.',
        ],
        'We answer every privacy request within one month. It costs nothing. We may ask you to show that the account is yours.',
        'If you are not satisfied, you may complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/) or to the authority where you live.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `For anything about privacy, write to {support} with the word “privacy” in the subject, use the [contact page](/contact), or send a letter to ${sellerLine}.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When we change this policy we change the date at its top. If a change matters to you, such as a new purpose or a new kind of recipient, we tell account holders by email at least 30 days before it takes effect.',
      ],
    },
  ],
};
