import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { duration } from '../../../../../contract/text/time/formats.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import type { StudyLecture } from '../../../../learning/contract.ts';
import './up-next.css';

export type UpNextProps = { next: StudyLecture; onCancel: () => void };

const waitSeconds = 5;

/** Covers the finished video: the next lecture, which starts in five seconds unless the learner cancels. */
export default function UpNext({ next, onCancel }: UpNextProps) {
  const [left, setLeft] = useState(waitSeconds);
  const playNow = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const go = () =>
    void navigate(`?lecture=${next._id}`, { preventScrollReset: true, state: { plays: true } });
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => playNow.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (left === 0) return latest.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <section className="stage-cover up-next" aria-labelledby="up-next" onKeyDown={cancelByKey}>
      <p className="text-sm">Up next</p>
      <h3 id="up-next" className="font-display text-xl font-bold text-balance">
        {next.title}
      </h3>
      <p className="text-sm tabular-nums">
        {next.duration > 0 && `${duration(next.duration)} · `}
        <span role="timer">Starts in {left} s</span>
      </p>
      <span aria-hidden="true" className="up-next-time" />
      <p role="status" className="sr-only">
        “{next.title}” starts in {waitSeconds} seconds.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={playNow} onClick={go}>
          Start now
        </Button>
      </div>
    </section>
  );
}
