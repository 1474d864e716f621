export const contactPage = {
  eyebrow: 'Contact',
  title: 'Talk to a person',
  text: 'A question about a course, a payment or a certificate, or an idea for something we should teach: write to us, and someone who can help will reply.',
  form: {
    title: 'Send us a message',
    text: 'All fields are required.',
  },
  instructor: {
    title: 'Teach on Milepost',
    text: 'You’ve run a plan, a budget or a PMO and can show others how. We review every course, handle payments and certificates, and you keep the rights to what you make.',
    points: [
      'Tell us what you have delivered and what you would teach.',
      'We read every application and reply personally.',
      'Once accepted, you build your course in our editor and publish it after a review.',
    ],
  },
} as const;

/** Shown for a message that could not be sent, by the page and, before hydration, by the server. */
export const notSent = 'Something went wrong. Please try again.';

/** The subject that is preselected for visitors who come from “Buy for a team”. */
export const teamSubject = 'Group/Corporate Enrollment';

/** The possible subjects of a message. */
export const contactSubjects = [
  'Technical Issues',
  'Course Content Questions',
  'Payment/Billing Issues',
  'Account Access Problems',
  'Certificate Requests',
  'Feedback/Suggestions',
  'Course Enrollment Issues',
  'Progress Tracking Problems',
  'Mobile App Issues',
  'Instructor Communication',
  teamSubject,
  'Accessibility Concerns',
  'Other',
] as const;
