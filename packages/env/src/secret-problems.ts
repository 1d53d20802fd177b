import { weakSecret } from "./weak-secret";

type Secrets = {
  AUTH_SECRET: string;
  TOKEN_KEYS: string;
  DATABASE_URL: string;
  LINKEDIN_CLIENT_SECRET: string;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  INNGEST_EVENT_KEY?: string | undefined;
  INNGEST_SIGNING_KEY?: string | undefined;
  HEALTH_TOKEN?: string | undefined;
};

/** One secret value, with the setting that it is part of. */
export type NamedSecret = { name: string; value: string; minBits: number };

/** Of secrets that an operator makes: 128 random bits in hex digits are estimated as 55 or more. */
const MADE_BITS = 45;
/** Of secrets that others give out, or that are part of an address: LinkedIn's older ones have 16 characters. */
const GIVEN_BITS = 30;

/** Lists the secret values of an environment, without the prefixes that say what they are. */
export function listSecrets(env: Secrets): NamedSecret[] {
  const secrets: NamedSecret[] = [{ name: "AUTH_SECRET", value: env.AUTH_SECRET, minBits: MADE_BITS }];
  for (const entry of env.TOKEN_KEYS.split(",")) {
    const [id = "", key = ""] = entry.split(/:(.*)/s);
    const value = Buffer.from(key, "base64").toString("hex");
    secrets.push({ name: `TOKEN_KEYS: key "${id}"`, value, minBits: MADE_BITS });
  }
  const made = (name: string, value: string | undefined) =>
    value && secrets.push({ name, value, minBits: MADE_BITS });
  made("HEALTH_TOKEN", env.HEALTH_TOKEN);
  made("INNGEST_EVENT_KEY", env.INNGEST_EVENT_KEY);
  made("INNGEST_SIGNING_KEY", env.INNGEST_SIGNING_KEY?.replace(/^signkey-[a-z0-9]+-/, ""));
  for (const part of env.STRIPE_WEBHOOK_SECRET?.split(",") ?? [])
    made("STRIPE_WEBHOOK_SECRET", part.trim().replace(/^whsec_/, ""));
  secrets.push({ name: "LINKEDIN_CLIENT_SECRET", value: env.LINKEDIN_CLIENT_SECRET, minBits: GIVEN_BITS });
  const password = findPassword(env.DATABASE_URL);
  if (password) secrets.push({ name: "DATABASE_URL: its password", value: password, minBits: GIVEN_BITS });
  return secrets;
}

/** Lists what is wrong with secrets, by name and never by value: examples, weak ones, and one that is used twice. */
export function secretProblems(secrets: readonly NamedSecret[]): string[] {
  return secrets.flatMap(({ name, value, minBits }, at) => {
    const is = `${name}${name.includes(":") ? "" : ":"} is`;
    const weak = weakSecret(value, minBits);
    if (weak === "example") return [`${is} an example, make one of your own`];
    if (weak === "weak") return [`${is} too easy to guess, make a random one: openssl rand -hex 32`];
    const twin = secrets.slice(0, at).find((other) => other.value === value);
    return twin ? [`${is} the same as ${twin.name}, each needs one of its own`] : [];
  });
}

/** The password in the address of a database; none in one that connects without. */
function findPassword(url: string): string | null {
  return decodeURIComponent(URL.parse(url)?.password ?? "") || null;
}
