import { Form, useNavigation, useSubmit } from 'react-router';
import { categories } from '../../../../contract/constants.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useFieldsFromUrl } from '../../../../ui/forms/use-fields-from-url.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import type { CourseCard as Course } from '../../../catalogue/contract.ts';
import { CourseCards } from '../../../catalogue/web/cards/course-cards.tsx';
import { addressOf, type FeaturedQuery, readFeaturedQuery } from './featured-query.ts';

export type FeaturedProps = {
  query: FeaturedQuery;
  courses: readonly Course[];
  total: number;
  totalIsCapped: boolean;
  /** Why there are no courses, if loading them failed. */
  failure: string | null;
};

/** The newest courses, with a search and a category from the URL. */
export function Featured(props: FeaturedProps) {
  const { query, courses, total, totalIsCapped, failure } = props;
  const { state, location } = useNavigation();
  const loading = state === 'loading' && location.pathname === '/';
  const list = addressOf('/all-courses', query);
  return (
    <section id="featured" aria-labelledby="featured-title" className="page-width pb-12 lg:pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured-title" className="text-3xl">
            Featured courses
          </h2>
          <p className="mt-1 text-ink-2" role="status">
            {courses.length > 0 &&
              `Showing ${courses.length} of ${totalIsCapped ? 'more than ' : ''}${counted(total, 'course')}`}
          </p>
        </div>
        <LinkButton to={list} variant="secondary">
          View All Courses
        </LinkButton>
      </div>
      <FeaturedForm query={query} />
      <div className="mt-8" aria-busy={loading}>
        {loading ? (
          <p className="flex min-h-[30rem] items-center justify-center">
            <Spinner label="Loading Courses..." size="lg" />
          </p>
        ) : failure ? (
          <FeaturedFailure message={failure} again={addressOf('/', query)} />
        ) : courses.length === 0 ? (
          <NoneFound query={query} />
        ) : (
          <Cards courses={courses} more={list} />
        )}
      </div>
    </section>
  );
}

function FeaturedForm({ query }: { query: FeaturedQuery }) {
  const submit = useSubmit();
  const { search, category } = query;
  const form = useFieldsFromUrl({ search, category: category ?? 'All' });
  const send = (form: HTMLFormElement) => {
    const typed = readFeaturedQuery(new URLSearchParams(new FormData(form) as never));
    submit(addressOf('', typed).slice(1), { action: '/', preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      action="/"
      role="search"
      aria-label="Featured courses"
      className="mt-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) send(event.currentTarget);
      }}
    >
      <SearchField
        label="Search by title or instructor"
        labelHidden={false}
        name="search"
        defaultValue={search}
        maxLength={200}
      />
      <SelectField
        label="Category"
        name="category"
        defaultValue={category ?? 'All'}
        options={['All', ...categories].map((value) => ({ value, label: value }))}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

function Cards({ courses, more }: { courses: readonly Course[]; more: string }) {
  return (
    <>
      <CourseCards courses={courses} columns="sm:grid-cols-2 lg:grid-cols-3" />
      <p className="mt-8 text-center">
        <LinkButton to={more} size="lg">
          Browse All Courses
        </LinkButton>
      </p>
    </>
  );
}

function FeaturedFailure({ message, again }: { message: string; again: string }) {
  return (
    <ErrorState
      message={message}
      onRetry={() => window.location.reload()}
      action={
        <LinkButton to={again} reloadDocument className="hidden noscript:inline-flex">
          Try Again
        </LinkButton>
      }
    />
  );
}

function NoneFound({ query: { search, category } }: { query: FeaturedQuery }) {
  const where = category ? ` in ${category}` : '';
  return (
    <EmptyState
      title="No courses found"
      text={
        search ? `No title or instructor matches “${search}”${where}.` : `There are no courses${where} yet.`
      }
      action={
        search || category ? (
          <LinkButton
            to={addressOf('/', { search: '', category: search ? category : null })}
            preventScrollReset
          >
            Clear search
          </LinkButton>
        ) : (
          <LinkButton to="/all-courses">Browse All Courses</LinkButton>
        )
      }
    />
  );
}
