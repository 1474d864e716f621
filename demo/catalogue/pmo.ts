import { settingUpAPmo } from '../lessons/ngozi/setting-up-a-pmo.ts';
import { theOnePageProjectReport } from '../lessons/ngozi/the-one-page-project-report.ts';
import type { DemoCourse } from '../types.ts';

export const projectManagementOffice: DemoCourse[] = [
  {
    slug: 'setting-up-a-pmo',
    title: 'Setting Up a PMO in a Hundred Days',
    subtitle: 'Start with the decisions that go wrong today, and add services only when someone asks',
    description:
      'Many project offices begin with templates and end as a reporting burden. This course starts elsewhere: which decisions about projects are made late, badly or not at all, and what would help the people who make them?\n\nIn a hundred days you will interview your customers, agree a mandate on one page, deliver one useful service within a month, and build a service catalogue that grows by demand. I include the mistakes of an office I had to close myself.',
    category: 'Project Management Office',
    level: 'Intermediate',
    language: 'English',
    priceCents: 18900,
    discountCents: 14900,
    instructor: 'ngozi',
    learningOutcomes: [
      'Find the decisions a PMO should improve',
      'Agree a one-page mandate with a sponsor',
      'Choose between supporting, controlling and directing, service by service',
      'Deliver a first useful service within thirty days',
      'Measure the PMO by what its customers decide differently',
    ],
    requirements: ['Experience in or around several projects', 'A real or imagined organisation to plan for'],
    welcomeMessage:
      'Welcome. Do not open a template yet. Your first task is three interviews of twenty minutes, and the questions are in lecture one.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 14,
    sections: settingUpAPmo,
  },
  {
    slug: 'the-one-page-project-report',
    title: 'The One-Page Project Report',
    subtitle: 'A free course on saying where the project stands so that a busy reader can act',
    description:
      'A status report should answer three questions: will we reach the goal, what has changed, and what do you need from me? Everything else belongs in an appendix that most readers will be glad to skip.\n\nThis free course builds a report on one page, with statuses that have rules, a forecast in place of adjectives, and requests that lead to decisions. The template is included.',
    category: 'Project Management Office',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'ngozi',
    learningOutcomes: [
      'Lead with the answer and the change since last time',
      'Define red, amber and green by rules',
      'Report milestones as forecast against baseline',
      'Phrase requests so that they lead to decisions',
    ],
    requirements: ['None'],
    welcomeMessage:
      'Welcome. Have your latest status report at hand and a red pen. Do not worry: everyone’s is too long.',
    communityLink: 'https://discord.gg/milepost-pmo',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 73,
    sections: theOnePageProjectReport,
  },
];
