import { drawCertificate } from '../../src/features/certificates/pdf/certificate-pdf.server.ts';
import type { Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';

const most = { milliseconds: 60, kilobytes: 60 };
const warm = byEffort({ full: 10, quick: 10, smoke: 1 });
const drawn = byEffort({ full: 60, quick: 60, smoke: 4 });

/** The cost of a certificate: CPU time to draw one in this process, and its size. The largest size counts. */
export async function measureCertificate(): Promise<Finding[]> {
  const sizes: number[] = [];
  for (let turn = 0; turn < warm; turn += 1) sizes.push(await draw(turn));
  const before = process.cpuUsage();
  for (let turn = 0; turn < drawn; turn += 1) sizes.push(await draw(turn));
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / drawn;
  const kilobytes = Math.max(...sizes) / 1000;
  return [
    finding('certificate, CPU', `${milliseconds.toFixed(1)} ms`, most.milliseconds, milliseconds, 'ms'),
    finding('certificate, size', `${kilobytes.toFixed(1)} kB`, most.kilobytes, kilobytes, 'kB'),
  ];
}

const people = ['Ada Lovelace', 'Zoë Łukasiewicz-Đặng', 'Дмитрий Преображенский', 'Αλέξανδρος Παπαδόπουλος'];

async function draw(turn: number): Promise<number> {
  const pdf = await drawCertificate({
    learnerName: people[turn % people.length] ?? 'Ada Lovelace',
    courseTitle: 'Quantitative Schedule Risk: From Three-Point Estimates to a Date That Holds',
    instructorName: 'Ngozi Hartley',
    totalSeconds: 9000,
    validUntil: null,
    date: new Date('2026-05-03T12:00:00Z'),
    number: 'MP-7K3Q-94TD',
    checkUrl: 'https://milepost.example/certificates/MP-7K3Q-94TD',
  });
  return pdf.length;
}

const finding = (name: string, measured: string, limit: number, value: number, unit: string): Finding => ({
  name,
  product: measured,
  limit: '',
  measured,
  required: `< ${limit} ${unit}`,
  passed: value < limit,
  numbers: { value, limit },
});
