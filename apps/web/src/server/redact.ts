import { readableStack } from "./readable-stack";

const SECRET_NAME = /token|secret|password|cookie|authorization|email|session|key|content|text|body/i;
/** Names that match SECRET_NAME but hold nothing secret. */
const HARMLESS_NAME = /^(storageKey|idempotencyKey)$/;
/** Bounded by the limits of an address (RFC 5321, section 4.5.3.1): unbounded, a long word takes quadratic time. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,253}/g;
/** Matches LinkedIn's tokens, our encrypted ones, and bearer headers inside longer texts. */
const TOKEN = /\b(AQ[VWX][\w-]{20,}|v1:[\w-]+:[\w-]{16}:[\w:-]+|Bearer\s+\S+|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
/** Matches the address of a review link, which opens a post. */
const REVIEW_PATH = /(\/review\/)[\w-]{43}/g;
const URL_PASSWORD = /(\w{1,20}:\/\/[^:/\s]{1,200}:)[^@/\s]{1,500}@/g;
const MAX_DEPTH = 6;
/** Longer texts are cut before they are searched. */
const MAX_TEXT_LENGTH = 4000;

/** Returns a copy for the log: values under secret names and everything that looks like a secret are replaced. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string")
    return cut(value)
      .replace(URL_PASSWORD, "$1[redacted]@")
      .replace(TOKEN, "[redacted]")
      .replace(REVIEW_PATH, "$1[redacted]")
      .replace(EMAIL, "[email]");
  if (typeof value === "bigint") return String(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= MAX_DEPTH) return "[deep]";
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) ? "[redacted]" : redact(inner, depth + 1),
    ]),
  );
}

/** Cuts a text between two words, because half a token or address would not be recognized. */
function cut(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  let end = MAX_TEXT_LENGTH;
  while (end > 0 && !/\s/.test(text[end - 1]!)) end -= 1;
  return `${text.slice(0, end)}[cut: ${text.length} characters]`;
}

function isSecret(name: string): boolean {
  return SECRET_NAME.test(name) && !HARMLESS_NAME.test(name);
}

function redactError(error: Error, depth: number) {
  const { name, message, stack, cause } = error;
  return {
    name,
    message: redact(message),
    stack: redact(stack && readableStack(stack)),
    ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
  };
}
