/** Shared by the API and the forms. */
export const assessmentLimits = {
  stem: 4_000,
  explanation: 4_000,
  images: 3,
  option: 500,
  why: 1_000,
  minOptions: 2,
  maxOptions: 10,
  accepted: 10,
  label: 60,
  title: 120,
  introduction: 2_000,
  minutes: 300,
  attempts: 20,
  coolDownHours: 720,
  breaks: 3,
  breakMinutes: 30,
  questions: 300,
  answer: 500,
  perCourse: 2_000,
  report: 1_000,
  reportsShown: 20,
  /** The fewest answers for which discrimination is meaningful. */
  figuresFrom: 10,
  imported: 500,
  importText: 1_000_000,
  quizzesPerCourse: 50,
  /** How many learners without attempts left are listed. */
  stuckShown: 50,
  /** How many ended attempts at a quiz are listed. */
  endedShown: 20,
};

/** Seconds after the end during which answers still count, because they may have been on their way. */
export const graceSeconds = 5;

/** Questions per page of the bank. */
export const questionsPerPage = 50;

export const questionKinds = ['one', 'many', 'order', 'match', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const practiceModes = ['due', 'wrong', 'all'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** Formats of files with questions to import. */
export const importFormats = ['gift', 'aiken', 'moodle', 'csv'] as const;

export const feedbackTimes = ['immediately', 'afterwards', 'never'] as const;
export type FeedbackTime = (typeof feedbackTimes)[number];

export const attemptStates = ['open', 'submitted', 'expired', 'voided'] as const;
