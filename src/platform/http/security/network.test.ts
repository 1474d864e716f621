import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b::c000:201', '192.0.2.1'],
  ['0064:ff9b:0:0:0:0:192.0.2.1', '192.0.2.1'],
  ['2002:c000:201::1', '192.0.2.1'],
  ['2002:c000:201:ffff:1:2:3:4', '192.0.2.1'],
  ['64:ff9b:1::192.0.2.1', '64:ff9b:1:0'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2'],
  ['2001:db8:1::192.0.2.1', '2001:db8:1:0'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['ada@example.com', 'ada@example.com'],
  ['a:b:c:d:1', 'a:b:c:d:1'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 address belongs to its first 64 bits, however it is written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      fc.pre(groups[0] !== 0x2002 && groups[0] !== 0x64 && groups[0] !== 0);
      const full = groups.map((value) => value.toString(16).padStart(4, '0')).join(':');
      const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
      const expected = groups
        .slice(0, 4)
        .map((value) => value.toString(16))
        .join(':');
      expect([networkOf(full), networkOf(full.toUpperCase()), networkOf(short)]).toEqual(
        Array(3).fill(expected),
      );
    }),
  );
});
