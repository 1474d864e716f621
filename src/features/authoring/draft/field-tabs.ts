/** The parts of the course editor. */
export type TabId = 'details' | 'curriculum' | 'settings';

const settingsFields = [
  'thumbnail',
  'certificationAvailable',
  'minCompletionPercentage',
  'welcomeMessage',
  'communityLink',
];

/** The part of the editor a field of a course is found in. */
export function tabOf(field: string): TabId {
  if (field.startsWith('sections')) return 'curriculum';
  return settingsFields.includes(field) ? 'settings' : 'details';
}
