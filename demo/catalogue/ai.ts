import { deliveringAi } from '../lessons/priya/delivering-ai-projects.ts';
import { languageModels } from '../lessons/priya/language-models-for-project-documents.ts';
import type { DemoCourse } from '../types.ts';

export const aiForProjects: DemoCourse[] = [
  {
    slug: 'language-models-for-project-documents',
    title: 'Language Models for Project Documents',
    subtitle: 'A free introduction to drafting, summarising and checking with care',
    description:
      'Language models can draft a status report in seconds, and can state a wrong date with complete confidence. This free course shows where they help a project manager and how to keep responsibility where it belongs: with you.\n\nWe draft from notes, summarise long threads with sources, look for gaps in a plan, and set out what must never be pasted into a public tool. The techniques do not depend on a particular product.',
    category: 'AI for Project Managers',
    level: 'Beginner',
    language: 'English',
    priceCents: 0,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Give a model role, material, task and format',
      'Ask for sources and check them',
      'Use a model to find gaps rather than to supply facts',
      'Decide what may be shared with which tool',
    ],
    requirements: ['Access to any language model your organisation allows'],
    welcomeMessage:
      'Welcome. Before you begin, find out which tools your organisation permits and for what kind of data. The last lecture builds on it.',
    communityLink: 'https://discord.gg/milepost-ai',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 8,
    sections: languageModels,
  },
  {
    slug: 'delivering-ai-projects',
    title: 'Delivering AI Projects',
    subtitle: 'Plan work whose outcome depends on data, and stop it in time when the data says no',
    description:
      'A machine learning project can be on time, on budget and useless, because nobody knew at the start whether the data contained an answer. That uncertainty can be managed, but not with a plan that pretends it is absent.\n\nThe course covers stage gates built around evidence, baselines and evaluation sets, roles, monitoring after launch, and the human side: who may overrule the model, and how people affected can object.',
    category: 'AI for Project Managers',
    level: 'Advanced',
    language: 'English',
    priceCents: 22900,
    discountCents: null,
    instructor: 'priya',
    learningOutcomes: [
      'Structure a project in stages that each buy evidence',
      'Set a baseline and an evaluation set before modelling begins',
      'Translate error types into costs for the people affected',
      'Plan monitoring, retraining and retirement',
      'Document decisions for later audit',
    ],
    requirements: ['Project management experience', 'No programming needed'],
    welcomeMessage:
      'Welcome. The running case predicts late deliveries for a furniture shop. Keep asking what happens to the customer when the prediction is wrong.',
    communityLink: 'https://discord.gg/milepost-ai',
    certificationAvailable: true,
    minCompletionPercentage: 100,
    createdDaysAgo: 38,
    sections: deliveringAi,
  },
];
