import type { Category } from '../../../contract/constants.ts';
import type { Rules } from './scheme.ts';

/** The area that a course most likely belongs to. The learner decides. */
const areaOf: Record<Category, 'ways-of-working' | 'power-skills' | 'business-acumen'> = {
  'Strategic Leadership': 'power-skills',
  'Business Analysis': 'business-acumen',
  'Organizational Change Management': 'power-skills',
  'Leadership & Team Management': 'power-skills',
  'Strategic Management': 'business-acumen',
  'Data Analysis for Project Managers': 'ways-of-working',
  'Agile & Scrum Master': 'ways-of-working',
  'Lean Six Sigma (Yellow/Green Belt)': 'ways-of-working',
  'Risk Management': 'ways-of-working',
  'PM Tools & Systems Training': 'ways-of-working',
  'Project Portfolio Management (PPM)': 'business-acumen',
  'Digital Transformation Strategy': 'business-acumen',
  'AI for Project Managers': 'ways-of-working',
  'IT Service Management (ITIL)': 'ways-of-working',
  'Project Management Office': 'ways-of-working',
  'The PMO Bundle': 'ways-of-working',
};

/** How a completed course is proposed to count: all of it in one area of the scheme's first group. */
export function proposedAllocation(
  rules: Pick<Rules, 'areas' | 'groups'>,
  category: string,
  hours: number,
): { group: string; areas: Record<string, number> } | null {
  const [group] = rules.groups;
  if (!group) return null;
  if (!group.hasAreas) return { group: group.key, areas: {} };
  const known: Partial<Record<string, string>> = areaOf;
  const area = rules.areas.find(({ key }) => key === known[category]) ?? rules.areas[0];
  return area ? { group: group.key, areas: { [area.key]: hours } } : null;
}
