/** Pure rules for the player's single-key shortcuts. */

export type Command =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'step-back'
  | 'step-forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'fullscreen'
  | 'captions'
  | 'picture'
  | 'slower'
  | 'faster'
  | 'note'
  | 'next'
  | 'previous'
  | 'help';

/** Where the focus is: in a text field, on a control with its own keys, in the player, or elsewhere on the page. */
export type Focus = 'text' | 'slider' | 'control' | 'player' | 'page';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

const commands: Record<string, Command> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  l: 'forward',
  arrowleft: 'step-back',
  arrowright: 'step-forward',
  arrowup: 'louder',
  arrowdown: 'quieter',
  m: 'mute',
  f: 'fullscreen',
  c: 'captions',
  i: 'picture',
  '<': 'slower',
  '>': 'faster',
  n: 'note',
  p: 'previous',
  '?': 'help',
};

/** These repeat while held down; all others count once. */
const repeatable: Command[] = ['back', 'forward', 'step-back', 'step-forward', 'louder', 'quieter'];

/**
 * The meaning of a key press. Null leaves it to the page: while typing, with a modifier, for keys that the focused
 * control needs, and for up and down outside the player, where they scroll.
 */
export function commandOf(press: Press, focus: Focus): Command | null {
  if (focus === 'text' || press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.toLowerCase();
  // The Shift key decides, not the letter's case, which Caps Lock changes too.
  const command = key === 'n' && press.shiftKey ? 'next' : (commands[key] ?? null);
  if (command === null || (press.repeat && !repeatable.includes(command))) return null;
  if (key === ' ' && (focus === 'control' || focus === 'slider')) return null;
  if (key.startsWith('arrow') && focus === 'slider') return null;
  if ((key === 'arrowup' || key === 'arrowdown') && focus !== 'player') return null;
  return command;
}

/** The contents of the help dialog that `?` opens. */
export const sheet: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Space', 'K'], does: 'Play or pause' },
  { keys: ['J', 'L'], does: 'Back or ahead by 10 seconds' },
  { keys: ['←', '→'], does: 'Back or ahead by 5 seconds' },
  { keys: ['↑', '↓'], does: 'Volume up or down, when the video has focus' },
  { keys: ['M'], does: 'Mute or unmute' },
  { keys: ['C'], does: 'Captions on or off' },
  { keys: ['<', '>'], does: 'Slower or faster' },
  { keys: ['F'], does: 'Full screen' },
  { keys: ['I'], does: 'Picture in picture' },
  { keys: ['N'], does: 'Write a note' },
  { keys: ['Shift N', 'Shift P'], does: 'Next or previous lecture' },
  { keys: ['?'], does: 'This list' },
];
