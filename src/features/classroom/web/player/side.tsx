import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import {
  CertificateBadge,
  CheckLink,
  certificateSentence,
  OpenCertificate,
} from '../../../certificates/web/certificate-status.tsx';
import { RequestButton } from '../../../certificates/web/request-button.tsx';
import { CommunityCard } from '../../../community/web/community-card.tsx';
import type { Study } from '../../../learning/contract.ts';
import { Curriculum } from '../../../learning/web/curriculum.tsx';
import { ProgressCard } from '../../../learning/web/progress-card.tsx';
import { ReviewLink } from '../../../reviews/web/review-link.tsx';

type Props = { study: Study; selectedId: string | null };

/** Next to the video: progress, the certificate, and the curriculum. */
export function Side({ study, selectedId }: Props) {
  return (
    <aside className="player-side" aria-label="Course content and progress">
      <ProgressCard study={study}>
        {study.certificate.available && <CertificatePart study={study} />}
        <p className="mt-3 empty:hidden">
          <ReviewLink course={study.course} progress={study.progress.progress} />
        </p>
      </ProgressCard>
      <Card as="section" className="player-curriculum" aria-labelledby="curriculum">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="curriculum" className="text-lg">
            Course content
          </h2>
          <Link to={`/courses/${study.course.slug}/find`} className="link text-sm">
            Find in this course
          </Link>
        </div>
        <Curriculum sections={study.sections} selectedId={selectedId} />
      </Card>
      <CommunityCard courseId={study.course._id} available={study.course.hasCommunity} />
    </aside>
  );
}

function CertificatePart({ study: { course, certificate, progress } }: { study: Study }) {
  const again = certificate.approvalStatus === 'rejected';
  return (
    <div className="mt-4 grid gap-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">Certificate</h3>
        <CertificateBadge status={certificate} />
      </div>
      <p className="text-sm text-ink-2">{certificateSentence(certificate)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {certificate.approvalStatus === 'approved' && (
          <OpenCertificate courseId={course._id} title={course.title} />
        )}
        {certificate.number && <CheckLink number={certificate.number} title={course.title} />}
        {certificate.requestable && (
          <RequestButton
            courseId={course._id}
            title={course.title}
            minimum={certificate.minCompletionPercentage}
            progress={progress.progress}
            again={again}
          />
        )}
      </div>
    </div>
  );
}

/** The curriculum on a phone: opens over the page. */
export function CurriculumDrawer({ study, selectedId }: Props) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Selecting a lecture changes the URL, which closes the drawer.
  const open = openOn !== null && openOn === selectedId;
  return (
    <>
      <Button
        variant="secondary"
        className="needs-js mt-4 w-full lg:hidden"
        icon={<List aria-hidden="true" />}
        onClick={() => setOpenOn(selectedId)}
      >
        Course content
      </Button>
      <Dialog open={open} onClose={() => setOpenOn(null)} title="Course content">
        <Curriculum sections={study.sections} selectedId={selectedId} />
      </Dialog>
    </>
  );
}
