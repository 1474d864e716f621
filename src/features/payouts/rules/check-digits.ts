/** The length of an IBAN in each country that uses it (SWIFT registry, 2026). */
const ibanLengths: Record<string, number> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 ' +
    'SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** An account number in capitals, without spaces or hyphens. */
export const withoutSpaces = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether a text is an IBAN of a known country with its length and right check digits (ISO 7064, mod 97-10). */
export function isIban(text: string): boolean {
  const iban = withoutSpaces(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || ibanLengths[iban.slice(0, 2)] !== iban.length) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const nubanWeights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * Whether a Nigerian account number of ten digits has the right check digit for the bank with this code of three digits
 * (Central Bank of Nigeria, 2011).
 */
export function isNuban(bankCode: string, accountNumber: string): boolean {
  if (!/^\d{3}$/.test(bankCode) || !/^\d{10}$/.test(accountNumber)) return false;
  const digits = bankCode + accountNumber.slice(0, 9);
  const sum = nubanWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9]);
}
