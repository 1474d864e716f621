import { describe, expect, test } from 'vitest';
import { faster, nextSpeed, slower } from '../../../../../ui/video/speeds.ts';
import { commandOf, type Focus } from './shortcuts.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
const press = (key: string, focus: Focus = 'page', more = {}) => commandOf({ key, ...plain, ...more }, focus);

describe('a single key', () => {
  test.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['j', 'back'],
    ['l', 'forward'],
    ['ArrowLeft', 'step-back'],
    ['ArrowRight', 'step-forward'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['c', 'captions'],
    ['<', 'slower'],
    ['>', 'faster'],
    ['n', 'note'],
    ['p', 'previous'],
    ['?', 'help'],
    ['x', null],
  ])('%j means %j', (key, command) => expect(press(key)).toBe(command));

  test.each([
    ['N', false, 'note'],
    ['n', true, 'next'],
    ['N', true, 'next'],
    ['P', true, 'previous'],
  ])('%j with Shift %j means %j, whatever Caps Lock does', (key, shiftKey, command) =>
    expect(press(key, 'page', { shiftKey })).toBe(command),
  );

  test('means nothing while the user is typing, or with a modifier', () => {
    expect(press('k', 'text')).toBeNull();
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('f', 'page', { [modifier]: true })).toBeNull();
  });

  test('is left to the control that needs it', () => {
    expect(press(' ', 'control')).toBeNull();
    expect(press('k', 'control')).toBe('toggle');
    expect(press('ArrowRight', 'slider')).toBeNull();
  });

  test('changes the volume in the player and scrolls elsewhere', () => {
    expect(press('ArrowUp', 'player')).toBe('louder');
    expect(press('ArrowUp', 'page')).toBeNull();
  });

  test('repeats seeking when held down, but never toggling', () => {
    expect(press('l', 'page', { repeat: true })).toBe('forward');
    expect(press('n', 'page', { repeat: true })).toBeNull();
  });
});

test('faster and slower move one step and stop at the limits; the button starts again at the slowest', () => {
  expect([faster(1), faster(2), slower(1), slower(0.75), slower(1.1)]).toEqual([1.25, 2, 0.75, 0.75, 1]);
  expect([nextSpeed(1), nextSpeed(2)]).toEqual([1.25, 0.75]);
});
