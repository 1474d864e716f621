/** Names of settings whose whole value is secret. */
const secretNames = /SECRET|TOKEN|PASSWORD|KEY|HEADERS/;
/** The minimum length of a secret that is replaced: shorter ones would also match ordinary words. */
const shortest = 6;

/** Replaces every secret in the environment, and every password in its URLs and lists of URLs, with dots. */
export function withoutSecrets(text: string, env: Record<string, string | undefined>): string {
  return Object.entries(env)
    .flatMap(([name, value = '']) => (secretNames.test(name) ? [value] : passwordsIn(value)))
    .filter((secret) => secret.length >= shortest)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

const passwordsIn = (value: string): string[] => [value, ...value.split(',')].flatMap(passwordOf);

function passwordOf(url: string): string[] {
  if (!URL.canParse(url.trim())) return [];
  const { password } = new URL(url.trim());
  return [password, decoded(password)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
