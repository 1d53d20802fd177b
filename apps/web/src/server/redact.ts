const SECRET_NAME = /token|secret|password|cookie|authorization|email|session|key|content|text|body/i;
/** Names that match by accident and say nothing secret. */
const HARMLESS_NAME = /^(storageKey|idempotencyKey)$/;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
/** LinkedIn's tokens, our sealed ones, and bearer headers inside longer texts. */
const TOKEN = /\b(AQ[VWX][\w-]{20,}|v1:[\w-]+:[\w-]{16}:[\w:-]+|Bearer\s+\S+|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
const URL_PASSWORD = /(\w+:\/\/[^:/\s]+:)[^@/\s]+@/g;
const DEEPEST = 6;

/** A copy for the log: values under telling names and whatever looks like a secret are replaced. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string")
    return value
      .replace(URL_PASSWORD, "$1[redacted]@")
      .replace(TOKEN, "[redacted]")
      .replace(EMAIL, "[email]");
  if (typeof value === "bigint") return String(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= DEEPEST) return "[deep]";
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

function isSecret(name: string): boolean {
  return SECRET_NAME.test(name) && !HARMLESS_NAME.test(name);
}

function redactError(error: Error, depth: number) {
  const { name, message, stack, cause } = error;
  return {
    name,
    message: redact(message),
    stack: redact(stack?.split("\n").slice(1, 12).join("\n")),
    ...(cause !== undefined && { cause: redact(cause, depth + 1) }),
  };
}
