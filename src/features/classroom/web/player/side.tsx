import List from 'lucide-react/icons/list';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
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
import { ProgressHead } from '../../../learning/web/progress-head.tsx';
import { ReviewLink } from '../../../reviews/web/review-link.tsx';

type Props = { study: Study; selectedId: string | null };

/** Next to the video: the whole curriculum with the progress; below it the certificate and the community. */
export function Side({ study, selectedId }: Props) {
  const list = useSelectedInView(selectedId);
  return (
    <aside className="player-side" aria-label="Course content and progress">
      <div className="player-travel">
        <Card padding="none" className="player-contents">
          <ProgressHead study={study} />
          <section className="player-curriculum" aria-labelledby="curriculum" ref={list}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3 pb-1">
              <h2 id="curriculum" className="text-base">
                Course content
              </h2>
              <Link to={`/courses/${study.course.slug}/find`} className="link text-sm">
                Find in this course
              </Link>
            </div>
            <Curriculum sections={study.sections} selectedId={selectedId} />
          </section>
        </Card>
      </div>
      {study.certificate.available && <CertificatePart study={study} />}
      <CommunityCard courseId={study.course._id} available={study.course.hasCommunity} />
      <p className="px-1">
        <Link to={`/dashboard/courses/${study.course._id}/announcements`} className="link">
          Announcements
        </Link>
        {study.unreadAnnouncements > 0 && ` (${study.unreadAnnouncements} new)`}
      </p>
      <p className="px-1">
        <Link to={`/dashboard/courses/${study.course._id}/live-sessions`} className="link">
          Live sessions
        </Link>
        {study.nextLiveSession && (
          <span className="block text-sm text-ink-2">
            Next: <LocalTime format="time" iso={study.nextLiveSession.startsAt} />,{' '}
            {study.nextLiveSession.title}
          </span>
        )}
      </p>
      {study.course.hasQuizzes && (
        <p className="px-1">
          <Link to={`/dashboard/courses/${study.course._id}/quizzes`} className="link">
            Quizzes and mock exams
          </Link>
        </p>
      )}
      <p className="px-1 empty:hidden">
        <ReviewLink course={study.course} progress={study.progress.progress} />
      </p>
    </aside>
  );
}

/** Scrolls the list, not the page, so that the selected lecture is in view. */
function useSelectedInView(selectedId: string | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = selectedId && list.current?.querySelector<HTMLElement>('[aria-current=step]');
    if (!row || !list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const from = row.getBoundingClientRect().top - top;
    if (from < 0 || from + row.offsetHeight > list.current.clientHeight)
      list.current.scrollTop += from - list.current.clientHeight / 3;
  }, [selectedId]);
  return list;
}

function CertificatePart({ study: { course, certificate, progress } }: { study: Study }) {
  const again = certificate.approvalStatus === 'rejected';
  return (
    <Card as="section" className="grid gap-3" aria-labelledby="certificate">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="certificate" className="text-lg">
          Certificate
        </h2>
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
    </Card>
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
