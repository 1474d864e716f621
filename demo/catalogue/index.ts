import type { DemoCourse } from '../types.ts';
import { agileAndScrum } from './agile-and-scrum.ts';
import { riskManagement } from './risk-management.ts';

export { instructors } from './instructors.ts';

/** Every demo course: published ones, and one awaiting review. */
export const courses: DemoCourse[] = [...riskManagement, ...agileAndScrum];
