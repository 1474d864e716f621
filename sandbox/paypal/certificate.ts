import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { collection } from '../objects/objects.ts';
import type { Database } from '../support/database.ts';

type StoredCertificate = { name: string; key: string; certificate: string };

/** The sandbox's own signing key and certificate, created on first use and stored with its data. */
export function signingCertificate(db: Database): StoredCertificate {
  const certificates = collection<StoredCertificate>(db, 'paypal', 'certificate');
  const known = certificates.newest(1)[0];
  if (known) return known;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const made = {
    name: `CERT-${randomBytes(8).toString('hex')}`,
    key: String(key),
    certificate: selfSigned(String(key)),
  };
  certificates.put(made.name, made);
  return made;
}

const commonName = 'Sandbox of Milepost';
const from = '200101000000Z';
const until = '491231235959Z';

/** A self-signed X.509 certificate in PEM. Node can read but not create certificates, so the DER is assembled here. */
function selfSigned(key: string): string {
  const privateKey = createPrivateKey(key);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const algorithm = sequence(oid('2a864886f70d01010b'), tlv(0x05));
  const name = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(commonName)))));
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(tlv(0x17, Buffer.from(from)), tlv(0x17, Buffer.from(until))),
    name,
    publicKey,
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, algorithm, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const sequence = (...parts: Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));

/** Tag, length, value: the structure of everything in DER. */
function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(value.length), value]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}
