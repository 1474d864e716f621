import Lock from 'lucide-react/icons/lock';
import VideoOff from 'lucide-react/icons/video-off';
import type { ReactNode } from 'react';

type Props = { title: string; text: ReactNode; locked?: boolean; action?: ReactNode };

/** Replaces the video and explains why there is none. */
export function Unavailable({ title, text, locked, action }: Props) {
  const Icon = locked ? Lock : VideoOff;
  return (
    <div className="stage stage-empty">
      <Icon aria-hidden="true" className="size-8 text-ink-2" />
      <p className="font-display text-xl font-bold">{title}</p>
      <p className="max-w-[46ch] text-ink-2">{text}</p>
      {action}
    </div>
  );
}
