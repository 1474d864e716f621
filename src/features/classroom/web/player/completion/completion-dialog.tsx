import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { OnTheCertificate, useRequest } from '../../../../certificates/web/request-button.tsx';
import type { Study } from '../../../../learning/contract.ts';
import { CourseRail, milestonesOfStudy } from '../../../../learning/web/course-rail.tsx';

export type CompletionProps = { open: boolean; onClose: () => void; study: Study };

/** Celebrates the end of a course and offers the certificate, if it can be requested. */
export default function CompletionDialog({ open, onClose, study }: CompletionProps) {
  const { course, certificate, progress } = study;
  const request = useRequest(onClose);
  const offer = certificate.available && certificate.requestable;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Course completed!"
      busy={request.busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={request.busy}>
            {offer ? 'Not now' : 'Close'}
          </Button>
          {offer ? (
            <Button data-autofocus busy={request.busy} onClick={() => request.send(course._id)}>
              Request Certificate
            </Button>
          ) : (
            <LinkButton to="/dashboard/enrolled-courses" data-autofocus>
              Back to my courses
            </LinkButton>
          )}
        </>
      }
    >
      <Confetti />
      <CourseRail
        label="Course progress"
        progress={progress.progress}
        milestones={milestonesOfStudy(study)}
      />
      <p className="mt-4 text-lg">
        You have reached the end of <strong>{course.title}</strong>. Well done.
      </p>
      {offer && (
        <div className="mt-4">
          <OnTheCertificate
            title={course.title}
            minimum={certificate.minCompletionPercentage}
            progress={progress.progress}
          />
        </div>
      )}
    </Dialog>
  );
}

const pieces = 500;
const colours = ['#0a6442', '#2f9468', '#fbb829', '#f3d27a', '#16231f'];

type ConfettiProps = {
  numberOfPieces: number;
  recycle: boolean;
  colors: string[];
  width: number;
  height: number;
};

/** Confetti that falls once. Loaded only for a celebration, and never with reduced motion. */
function Confetti() {
  const [Falling, setFalling] = useState<ComponentType<ConfettiProps> | null>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    void import('react-confetti').then((module) =>
      setFalling(() => module.default as ComponentType<ConfettiProps>),
    );
  }, []);
  if (!Falling) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-10" aria-hidden="true">
      <Falling
        numberOfPieces={pieces}
        recycle={false}
        colors={colours}
        width={window.innerWidth}
        height={window.innerHeight}
      />
    </div>
  );
}
