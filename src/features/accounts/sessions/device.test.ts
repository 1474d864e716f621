import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0`, 'Firefox on Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${like} Chrome/143.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${mozilla} (Windows NT 10.0) ${like} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge on Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.2 Safari/605.1.15`, 'Safari on a Mac'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${like} Version/18.2 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_2 like Mac OS X) ${like} CriOS/143.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPad',
  ],
  [
    `${mozilla} (Linux; Android 15; SM-S931B) ${like} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on an Android phone',
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel Tablet) ${like} Chrome/143.0 Safari/537.36`,
    'Chrome on an Android tablet',
  ],
  [`${mozilla} (X11; Linux x86_64) ${like} Chrome/143.0.0.0 Safari/537.36 OPR/126.0`, 'Opera on Linux'],
  [`${mozilla} (X11; CrOS x86_64 16181.61.0) ${like} Chrome/143.0 Safari/537.36`, 'Chrome on a Chromebook'],
  ['Something (Windows NT 10.0)', 'A browser on Windows'],
  ['Firefox/146.0', 'Firefox'],
  ['curl/8.5.0', 'An app or script'],
  ['', 'An unknown device'],
])('“%s” is %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name);
});
