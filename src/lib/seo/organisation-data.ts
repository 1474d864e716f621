export const organisationOf = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Milepost',
  url: `${origin}/`,
});

/** The organisation as structured data (schema.org). */
export const organisationData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      ...organisationOf(origin),
      logo: `${origin}/og/logo.png`,
      description: 'Online courses for project, programme and portfolio professionals.',
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Milepost',
      url: `${origin}/`,
      inLanguage: 'en-GB',
      publisher: { '@id': `${origin}/#organization` },
    },
  ],
});
