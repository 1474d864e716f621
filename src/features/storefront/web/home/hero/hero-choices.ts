/** The visitor's choices for the background video, made with its two controls and stored on this device. */

type Choices = {
  /** Undefined before the first click. */
  sound?: boolean;
  motion: boolean;
};

const key = 'milepost:home-video';

/** Remembered while the visitor stays in the document, even if storage is unavailable. */
let chosen: Choices | undefined;

/**
 * Returns the choices. Of those from earlier page loads, only refusals count: no browser plays sound before a click.
 */
export function heroChoices(): Choices {
  chosen ??= read();
  return chosen;
}

/** Stores a choice for the next visit to the page. If storage is full or unavailable, it lasts until a reload. */
export function chooseForHero(change: Partial<Choices>): void {
  chosen = { ...heroChoices(), ...change };
  const refused = [...(chosen.sound === false ? ['sound'] : []), ...(chosen.motion ? [] : ['motion'])];
  try {
    if (refused.length > 0) localStorage.setItem(key, refused.join(' '));
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse.
  }
}

function read(): Choices {
  const refused = stored().split(' ');
  return { sound: refused.includes('sound') ? false : undefined, motion: !refused.includes('motion') };
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
