import { shownRatings } from '../../../contract/ratings/shown-ratings.ts';
import { organisationOf } from '../../../lib/seo/organisation-data.ts';
import type { CourseCard, CourseDetail } from '../contract.ts';

/** Structured data (schema.org) from the product's own records only. */

/** A list of courses in the order of the page. `first` is the position of the first, from 1. */
export const listData = (
  origin: string,
  name: string,
  courses: readonly Pick<CourseCard, 'slug' | 'title'>[],
  first = 1,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: courses.map(({ slug, title }, position) => ({
    '@type': 'ListItem',
    position: first + position,
    url: `${origin}/courses/${slug}`,
    name: title,
  })),
});

/** The path to a page. The last crumb is the page itself. */
export const breadcrumbData = (crumbs: readonly { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: url,
  })),
});

/** A course: its provider, workload and price. */
export const courseData = (origin: string, course: CourseDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  '@id': `${origin}/courses/${course.slug}`,
  url: `${origin}/courses/${course.slug}`,
  name: course.title,
  description: course.subtitle || course.description,
  ...(course.thumbnail && { image: `${origin}${course.thumbnail.url}` }),
  provider: organisationOf(origin),
  about: course.category,
  educationalLevel: course.level,
  inLanguage: languageCodes[course.language] ?? course.language,
  teaches: course.learningOutcomes,
  ...whenAny('coursePrerequisites', [...course.prerequisites, ...course.requirements]),
  ...(course.certificationAvailable && {
    educationalCredentialAwarded: 'Milepost certificate of completion',
  }),
  ...(shownRatings(course.ratings) && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: course.ratings?.average,
      ratingCount: course.ratings?.count,
      bestRating: 5,
      worstRating: 1,
    },
  }),
  dateCreated: course.createdAt,
  dateModified: course.updatedAt,
  isAccessibleForFree: charged(course) === 0,
  offers: {
    '@type': 'Offer',
    category: charged(course) === 0 ? 'Free' : 'Paid',
    price: charged(course).toFixed(2),
    priceCurrency: 'USD',
    url: `${origin}/courses/${course.slug}`,
    availability: 'https://schema.org/InStock',
  },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: workloadOf(course),
    instructor: { '@type': 'Person', name: course.instructor.name },
  },
});

const whenAny = (name: string, texts: string[]) => (texts.length > 0 ? { [name]: texts } : {});

const charged = ({ price, discountPrice }: Pick<CourseDetail, 'price' | 'discountPrice'>) =>
  discountPrice ?? price;

const languageCodes: Record<string, string> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  German: 'de',
  Chinese: 'zh',
};

/**
 * The length of the videos and exercises in ISO 8601, in minutes, at least one: `PT80M`. Undefined for a course of texts
 * only, because the reading time is unknown.
 */
function workloadOf({ totalHours, practiceMinutes }: CourseDetail): string | undefined {
  const minutes = totalHours * 60 + practiceMinutes;
  return minutes > 0 ? `PT${Math.round(minutes) || 1}M` : undefined;
}
