/** Shared by the API and the forms. */
export const announcementLimits = { title: 120, body: 5_000, reason: 500, perMonth: 4 };

export const audiences = ['all', 'not_started', 'behind', 'completed'] as const;
export type Audience = (typeof audiences)[number];

export const announcementStates = ['scheduled', 'sending', 'sent', 'cancelled', 'hidden'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Learners without a target date are behind if they have started but not opened a lecture for this many days. */
export const quietDays = 14;

/** Who each audience is, as instructors read it. */
export const audienceHints: Record<Audience, { label: string; hint: string }> = {
  all: { label: 'All learners', hint: 'Everyone enrolled in this course.' },
  not_started: { label: 'Not started', hint: 'Learners who haven’t opened a lecture yet.' },
  behind: {
    label: 'Behind',
    hint: `Learners who have completed fewer lectures than an even pace towards their target date requires. Without a target date: those who started but haven’t opened a lecture for ${quietDays} days.`,
  },
  completed: { label: 'Completed', hint: 'Learners who have completed the course.' },
};

export const announcementsPerPage = 20;
