const sentences: Record<string, string> = {
  'course.created': 'created the course',
  'course.updated': 'changed the course',
  'course.publication_requested': 'published the course, or requested its review',
  'course.unpublished': 'unpublished the course',
  'course.approved': 'approved the course',
  'course.published': 'approved the course',
  'course.rejected': 'asked for changes',
  'course.set_published': 'published the course',
  'course.set_draft': 'unpublished the course',
  'course.archived': 'archived the course',
};

/** The action, as the rest of a sentence that begins with the actor. */
export const actionSentence = (action: string): string =>
  sentences[action] ?? `did: ${action.replace(/^course\./, '').replaceAll('_', ' ')}`;
