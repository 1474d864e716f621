/** How many parts are laid out between two pictures. */
const atATime = 3;

/** Lays out what the first picture of the page left out (`near-view`), a few parts at a time, while the browser has nothing more urgent. */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.near-view')];
  const go = () => {
    for (const part of parts.splice(0, atATime)) part.style.contentVisibility = 'visible';
    if (parts.length > 0) whenIdle(go);
    else document.documentElement.removeAttribute('data-drawing');
  };
  whenIdle(go);
}

function whenIdle(callBack: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callBack, { timeout: 200 });
  else setTimeout(callBack);
}
