import { timingSafeEqual } from "node:crypto";
import { sign } from "./sign";

const WINDOW_SECONDS = 300;

/** The reason why a signature of this text is invalid, or null. The SDK signs the text of its answers as sent. */
export function verifySignature(
  text: string,
  header: string | undefined,
  signingKey: string,
  unixSeconds: number,
): string | null {
  if (!header) return "no x-inngest-signature";
  const signedAt = Number(new URLSearchParams(header).get("t") ?? Number.NaN);
  if (!Number.isInteger(signedAt)) return "malformed x-inngest-signature";
  if (Math.abs(unixSeconds - signedAt) > WINDOW_SECONDS) return "signature older or newer than five minutes";
  const expected = Buffer.from(sign(text, signingKey, signedAt));
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? null
    : "signature of another key or text";
}
