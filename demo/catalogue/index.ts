import type { DemoCourse } from '../types.ts';
import { agileAndScrum } from './agile-and-scrum.ts';
import { aiForProjects } from './ai.ts';
import { businessAnalysis } from './business-analysis.ts';
import { organisationalChange } from './change.ts';
import { dataAnalysis } from './data-analysis.ts';
import { digitalTransformation } from './digital.ts';
import { leadership } from './leadership.ts';
import { leanSixSigma } from './lean-six-sigma.ts';
import { pendingCourses } from './pending.ts';
import { projectManagementOffice } from './pmo.ts';
import { pmoBundles } from './pmo-bundles.ts';
import { portfolio } from './portfolio.ts';
import { riskManagement } from './risk-management.ts';
import { serviceManagement } from './service-management.ts';
import { strategy } from './strategy.ts';
import { teams } from './teams.ts';
import { tools } from './tools.ts';

export { instructors } from './instructors.ts';

/** Every demo course: published ones, and one awaiting review. */
export const courses: DemoCourse[] = [
  ...riskManagement,
  ...agileAndScrum,
  ...leadership,
  ...teams,
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
  ...pmoBundles,
  ...pendingCourses,
];
