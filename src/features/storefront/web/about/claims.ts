/** Claims on the marketing pages. The two audience claims differ on purpose: each page has its own. */
export const claims = {
  home: [
    { figure: '10K+', label: 'students' },
    { figure: '4.9', label: 'average rating' },
  ],
  about: { figure: 'over 100,000', label: 'learners' },
} as const;
