import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';

/** Switches to full screen at the learner's request, never automatically. Hidden if the browser does not support it. */
export function FullScreenButton() {
  const [can, setCan] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled);
    const update = () => setFull(document.fullscreenElement !== null);
    update();
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!can) return null;
  // A browser may refuse, for example just after Escape: the page stays as it is.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <Button
      variant="quiet"
      size="sm"
      className="btn-flush sm:ms-0"
      icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={toggle}
    >
      {isFull ? 'Leave full screen' : 'Full screen'}
    </Button>
  );
}
