import { useRef } from 'react';
import { useRestoredFocus } from '../overlays/use-restored-focus.ts';

/** A keyboard position in a list of cards: card and control, counted from 0. */
type Place = { card: number; stop: number };

const stops =
  ':is(a[href], button, summary, input:not([type=hidden]), select, textarea):not(:disabled, [tabindex="-1"])';

/**
 * Keeps keyboard focus in a list of cards when one is removed, as after a decision: on the same control of the card that
 * moved up, or on the page's content when the list is empty.
 */
export function useCardFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focus = useRestoredFocus(
    (stop) => list.current && placeOf(list.current, stop),
    (place) => list.current && stopAt(list.current, place),
  );
  return { ref: list, ...focus };
}

function placeOf(list: HTMLElement, stop: HTMLElement): Place | null {
  const cards = cardsIn(list);
  const card = cards.findIndex((one) => one.contains(stop));
  return card < 0 ? null : { card, stop: stopsIn(cards[card]).indexOf(stop) };
}

function stopAt(list: HTMLElement, place: Place | null): HTMLElement | null | undefined {
  const cards = cardsIn(list);
  const left = place ? stopsIn(cards[place.card] ?? cards.at(-1)) : [];
  return left[place?.stop ?? 0] ?? left.at(-1) ?? document.getElementById('main');
}

const cardsIn = (list: HTMLElement): Element[] => [...(list.firstElementChild?.children ?? [])];

/** The controls that are shown: those in a closed disclosure cannot be focused. */
const stopsIn = (card: Element | undefined): HTMLElement[] =>
  [...(card?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((stop) => stop.checkVisibility());
