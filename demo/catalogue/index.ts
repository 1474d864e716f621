import type { DemoCourse } from '../types.ts';
import { agileAndScrum } from './agile-and-scrum.ts';
import { businessAnalysis } from './business-analysis.ts';
import { organisationalChange } from './change.ts';
import { dataAnalysis } from './data-analysis.ts';
import { aiForProjects, digitalTransformation } from './digital-and-ai.ts';
import { leadership } from './leadership.ts';
import { leanSixSigma } from './lean-six-sigma.ts';
import { pendingCourses } from './pending.ts';
import { pmoBundle, projectManagementOffice } from './pmo.ts';
import { portfolio } from './portfolio.ts';
import { riskManagement } from './risk-management.ts';
import { serviceManagement } from './service-management.ts';
import { strategy } from './strategy.ts';
import { tools } from './tools.ts';

export { instructors } from './instructors.ts';

/** Every demo course: published ones, and one awaiting review. */
export const courses: DemoCourse[] = [
  ...riskManagement,
  ...agileAndScrum,
  ...leadership,
  ...businessAnalysis,
  ...organisationalChange,
  ...strategy,
  ...dataAnalysis,
  ...leanSixSigma,
  ...tools,
  ...portfolio,
  ...digitalTransformation,
  ...aiForProjects,
  ...serviceManagement,
  ...projectManagementOffice,
  ...pmoBundle,
  ...pendingCourses,
];
