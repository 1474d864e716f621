const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
/** Codes that name no country. */
const others = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country by its code (ISO 3166-1 alpha-2), in order of name. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !others.has(code))
  .flatMap((code) => {
    const name = names.of(code);
    const isCurrent = name && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    return isCurrent ? [{ code, name }] : [];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

/** Whether this is the code of a current country. */
export const isCountry = (code: string): boolean => countries.some((country) => country.code === code);
