import { randomBytes } from "node:crypto";
import { hashApiToken } from "../api-keys/api-token";

/** What a token begins with, by which it is found where it should not be: code, access token, refresh token. */
const PREFIXES = { code: "takt_ac_", access: "takt_at_", refresh: "takt_rt_" } as const;
export type OauthTokenKind = keyof typeof PREFIXES;

/** A new token with 256 random bits, and the SHA-256 of it that is kept. */
export function createOauthToken(kind: OauthTokenKind): { token: string; tokenHash: string } {
  const token = `${PREFIXES[kind]}${randomBytes(32).toString("base64url")}`;
  return { token, tokenHash: hashOauthToken(token) };
}

/** Tells whether a text has the form of a token of a kind: another one costs no query. */
export function isOauthToken(text: string, kind: OauthTokenKind): boolean {
  return text.startsWith(PREFIXES[kind]) && /^[\w-]{43}$/.test(text.slice(PREFIXES[kind].length));
}

/** Returns the SHA-256 of a token, in hexadecimal digits. */
export const hashOauthToken = (token: string): string => hashApiToken(token);
