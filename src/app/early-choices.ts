/**
 * The filters that are chosen in before the page answers: forms that only ask, and whose fields the browser does not fill
 * in again by itself when somebody comes back, so that a choice in them is always somebody's.
 */
const filters = 'form[method=get][autocomplete=off] select';

/**
 * Keeps what is chosen in filters while the scripts arrive: React sets a select back to what the server wrote when it
 * takes the page over. Once the page answers, the choice is made again, as if it were made then. To be called before.
 */
export function keepEarlyChoices(): void {
  const chosen = new Map<HTMLSelectElement, string>();
  const note = (select: HTMLSelectElement) => chosen.set(select, select.value);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.matches(filters)) note(target);
  };
  for (const select of document.querySelectorAll<HTMLSelectElement>(filters)) {
    if (!select.selectedOptions[0]?.defaultSelected) note(select);
  }
  addEventListener('change', hear, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('change', hear, true);
    const undone = [...chosen].filter(([select, value]) => select.value !== value);
    for (const [select, value] of undone) select.value = value;
    for (const [select] of undone) select.dispatchEvent(new Event('change', { bubbles: true }));
  }).observe(document.documentElement, { attributeFilter: ['data-interactive'] });
}
