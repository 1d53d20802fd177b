import { createSecret, hashSecret } from "../secrets/secret-token";

/** Prefixes by which scanners find tokens where they should not be: code, access token, refresh token. */
const PREFIXES = { code: "takt_ac_", access: "takt_at_", refresh: "takt_rt_" } as const;
export type OauthTokenKind = keyof typeof PREFIXES;

/** A new token with 256 random bits, and the SHA-256 of it that is kept. */
export function createOauthToken(kind: OauthTokenKind): { token: string; tokenHash: string } {
  const token = `${PREFIXES[kind]}${createSecret()}`;
  return { token, tokenHash: hashSecret(token) };
}

/** Tells whether a text has the form of a token of a kind: another one costs no query. */
export function isOauthToken(text: string, kind: OauthTokenKind): boolean {
  return text.startsWith(PREFIXES[kind]) && /^[\w-]{43}$/.test(text.slice(PREFIXES[kind].length));
}
