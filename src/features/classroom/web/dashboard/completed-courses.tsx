import type { ReactNode } from 'react';
import { data } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { required } from '../../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { FailedPart } from '../../../../lib/page/failures/failed-part.tsx';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole, guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Collage } from '../../../catalogue/web/cards/collage.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { OwnCertificate } from '../../../certificates/contract.ts';
import {
  CertificateBadge,
  CheckLink,
  certificateSentence,
} from '../../../certificates/web/certificate-status.tsx';
import { DownloadLink } from '../../../certificates/web/download-link.tsx';
import { RequestButton } from '../../../certificates/web/request-button.tsx';
import { type Enrolment, type EnrolmentList, EnrolmentQuery } from '../../../learning/contract.ts';
import { CourseRail } from '../../../learning/web/course-rail.tsx';
import type { Route } from './+types/completed-courses';

export const meta: Route.MetaFunction = () => [{ title: 'Certificates · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { certificates, dashboard } = scopeOf(args).api;
  const options = {
    query: EnrolmentQuery,
    limit: pageSizes.certificates,
    failed: ({ message }: Error) => `Failed to load certificates: ${message}`,
  };
  const [list, own] = await Promise.all([
    loadList(args.request, options, ({ page, limit }) =>
      read(dashboard.enrolments.$get({ query: { certification: 'true', page, limit } })),
    ),
    loadPart(
      read(certificates['my-certificates'].$get({ query: { kind: 'bundle' } })).then(approved),
      'Failed to load your bundles.',
    ),
  ]);
  return { list, own };
}

const approved = ({ certificates: all }: { certificates: OwnCertificate[] }): OwnCertificate[] =>
  all.filter(({ status }) => status === 'approved');

/** Requests a certificate, from here or the player, when scripts are off. */
export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const courseId = required(await args.request.formData(), 'courseId');
  try {
    const { message } = await read(
      scopeOf(args).api.certificates[':courseId'].request.$post({ param: segments({ courseId }) }),
    );
    return { ok: true, message };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data(
      { ok: false, message: error.message || 'Failed to request certificate' },
      { status: error.status },
    );
  }
}

const certificates = defineList({
  rows: (list: EnrolmentList) => list.enrollments,
  caption: 'Certificates',
  things: 'courses',
  thing: 'course',
  cards: {
    className: 'mt-6 grid gap-4',
    card: (enrolment) => <CertificateRow enrolment={enrolment} />,
  },
  empty: (
    <EmptyState
      title="No certificates yet"
      text="Finish a course that offers a certificate and it will appear here."
      action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
    />
  ),
});

export default function Certificates({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Certificates"
      text="Certificates you’ve earned or are working towards."
      actions={
        <LinkButton to="/dashboard/enrolled-courses" variant="secondary">
          Back to my courses
        </LinkButton>
      }
      list={certificates}
      loaded={loaderData.list}
    >
      {actionData && (
        <Notice className="mt-6" role="status" tone={actionData.ok ? 'success' : 'error'}>
          {actionData.message}
        </Notice>
      )}
      <FailedPart part={loaderData.own} />
      {loaderData.own.data && loaderData.own.data.length > 0 && (
        <OfBundles certificates={loaderData.own.data} />
      )}
    </ListPage>
  );
}

/** Certificates that were earned by completing every course of a bundle. */
const OfBundles = ({ certificates: all }: { certificates: OwnCertificate[] }) => (
  <ul className="mt-6 grid gap-4">
    {all.map(({ _id, number, course, pictures }) => (
      <PicturedCard key={_id} picture={<Collage urls={pictures} />}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg leading-snug wrap-anywhere">{course.title}</h2>
            <p className="mt-1 text-sm text-ink-2">For completing every course in the bundle</p>
          </div>
          <Badge tone="green">Awarded</Badge>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadLink courseId={course._id} certificateId={_id} title={course.title} />
          <CheckLink number={number} title={course.title} />
        </div>
      </PicturedCard>
    ))}
  </ul>
);

function CertificateRow({ enrolment: { course, progress, certificate } }: { enrolment: Enrolment }) {
  return (
    <PicturedCard picture={<Thumbnail url={course.thumbnail?.url} sizes="12rem" />}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">{course.title}</h2>
          <p className="mt-1 text-sm text-ink-2">{course.instructor.name}</p>
        </div>
        <CertificateBadge status={certificate} />
      </div>
      {certificate.approvalStatus !== 'approved' && (
        <CourseRail
          label={`Progress in ${course.title}`}
          progress={progress.progress}
          milestones={progress.milestones}
        />
      )}
      <p className="text-ink-2">{certificateSentence(certificate)}</p>
      <div className="flex flex-wrap gap-3">
        <NextStep
          courseId={course._id}
          title={course.title}
          certificate={certificate}
          progress={progress.progress}
        />
      </div>
    </PicturedCard>
  );
}

/** A card with a picture beside its content, or without the picture on a phone. */
const PicturedCard = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Card as="li" padding="none" className="grid overflow-hidden sm:grid-cols-[13rem_minmax(0,1fr)]">
    <div className="p-4 pe-0 max-sm:hidden">
      <div className="overflow-hidden rounded-control">{picture}</div>
    </div>
    <div className="grid content-start gap-3 p-4 sm:px-6">{children}</div>
  </Card>
);

function NextStep({
  courseId,
  title,
  certificate,
  progress,
}: {
  courseId: string;
  title: string;
  certificate: Enrolment['certificate'];
  progress: number;
}) {
  const { _id, approvalStatus, requestable, number, minCompletionPercentage } = certificate;
  if (_id && number)
    return (
      <>
        <DownloadLink courseId={courseId} certificateId={_id} title={title} />
        <CheckLink number={number} title={title} />
      </>
    );
  if (requestable)
    return (
      <RequestButton
        courseId={courseId}
        title={title}
        minimum={minCompletionPercentage}
        progress={progress}
        again={approvalStatus === 'rejected'}
      />
    );
  if (approvalStatus === 'pending') return null;
  return (
    <LinkButton to={`/dashboard/courses/${courseId}`} size="sm" variant="secondary">
      Continue Learning<span className="sr-only">: {title}</span>
    </LinkButton>
  );
}
