import type { categories } from '../../src/contract/constants.ts';

type Category = (typeof categories)[number];

/** What courses are about, by category. Titles are composed of these. */
export const topics: Record<Category, readonly string[]> = {
  'Strategic Leadership': [
    'Executive Decisions',
    'Leading Through Doubt',
    'Sponsorship',
    'Board Communication',
    'Vision',
  ],
  'Business Analysis': [
    'Requirements',
    'Process Mapping',
    'Business Cases',
    'User Stories',
    'Stakeholder Interviews',
  ],
  'Organizational Change Management': [
    'Change Impact',
    'Adoption',
    'Resistance',
    'Change Networks',
    'Readiness',
  ],
  'Leadership & Team Management': ['Delegation', 'Remote Teams', 'Feedback', 'Team Charters', 'Conflict'],
  'Strategic Management': [
    'Strategy Maps',
    'Benefits',
    'Scenario Planning',
    'Balanced Scorecards',
    'Governance',
  ],
  'Data Analysis for Project Managers': [
    'Forecasts',
    'Earned Value',
    'Dashboards',
    'Spreadsheets',
    'Monte Carlo',
  ],
  'Agile & Scrum Master': ['Sprint Planning', 'Kanban', 'Retrospectives', 'Backlogs', 'Scaling Agile'],
  'Lean Six Sigma (Yellow/Green Belt)': [
    'Control Charts',
    'Root Causes',
    'Value Streams',
    'Measurement',
    'DMAIC',
  ],
  'Risk Management': ['Risk Registers', 'Risk Appetite', 'Contingency', 'Quantified Risk', 'Issue Logs'],
  'PM Tools & Systems Training': [
    'Gantt Charts',
    'Work Breakdown',
    'Critical Path',
    'Timesheets',
    'Resource Levelling',
  ],
  'Project Portfolio Management (PPM)': [
    'Portfolio Balance',
    'Prioritisation',
    'Capacity',
    'Stage Gates',
    'Funding',
  ],
  'Digital Transformation Strategy': [
    'Operating Models',
    'Legacy Systems',
    'Cloud Migration',
    'Platforms',
    'Roadmaps',
  ],
  'AI for Project Managers': [
    'Prompts',
    'Machine Estimates',
    'Meeting Summaries',
    'Model Risk',
    'Automation',
  ],
  'IT Service Management (ITIL)': [
    'Incidents',
    'Service Catalogues',
    'Change Enablement',
    'Problem Records',
    'Service Levels',
  ],
  'Project Management Office': ['Reporting', 'PMO Setup', 'Assurance', 'Lessons Learned', 'Method Tailoring'],
  'The PMO Bundle': [
    'Portfolio to Project',
    'The PMO Toolkit',
    'Delivery Leadership',
    'Planning to Close',
    'Controls',
  ],
};

export const openings = [
  'Practical',
  'Essential',
  'Advanced',
  'Applied',
  'Everyday',
  'Modern',
  'Hands-on',
  'Confident',
  'Measured',
  'Rapid',
  'Lean',
  'Better',
  'Complete',
  'Strategic',
  'Resilient',
];

export const angles = [
  'for Project Managers',
  'in Construction',
  'in the Public Sector',
  'for New Sponsors',
  'without the Jargon',
  'in Practice',
  'from First Principles',
  'for Distributed Teams',
  'under Pressure',
  'for Programme Leads',
  'in Healthcare',
  'with Small Budgets',
  'step by step',
  'for Busy Analysts',
  'in Regulated Industries',
  'at Scale',
];

/** Appears in one title in five thousand. */
export const rareAngle = 'with Bow-tie Diagrams';

export const firstNames = [
  'Amara',
  'Bruno',
  'Chen',
  'Dalia',
  'Emeka',
  'Freya',
  'Gustav',
  'Hana',
  'Imran',
  'Julia',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Oskar',
  'Priya',
  'Quentin',
  'Rosa',
  'Samir',
  'Tomoko',
];

export const lastNames = [
  'Adeyemi',
  'Bergstrom',
  'Castillo',
  'Dvorak',
  'Eriksen',
  'Fontaine',
  'Gallagher',
  'Haddad',
  'Ivanova',
  'Jensen',
];

export const sentences = [
  'You will work through one delivery from the first conversation to the closing report.',
  'Each section ends with a template that you can use on Monday morning.',
  'Examples come from programmes that ran late, and from the few that did not.',
  'Nothing here needs special software; a shared document and a calendar are enough.',
  'The exercises ask for your own project, so that the result is useful beyond the course.',
  'Along the way you will meet the questions that a steering group really asks.',
  'We look at what the numbers say, what they hide, and how to explain both in plain words.',
  'A short check at the end of every lecture shows what to repeat.',
  'The last section puts the pieces together in a case with a difficult sponsor.',
  'It suits people who have delivered something before and want to do it with fewer surprises.',
];
