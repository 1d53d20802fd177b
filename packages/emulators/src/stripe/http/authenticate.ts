import { ApiError } from "./api-error";

/** Throws 401 unless a secret key of a sandbox is given, as bearer or as the user of basic authentication. */
export function authenticate(header: string | undefined): void {
  const key = readKey(header ?? "");
  if (key === "")
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${mask(key)}`);
}

function readKey(header: string): string {
  const [, scheme = "", value = ""] = /^(\w+)\s+(\S+)$/.exec(header.trim()) ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() === "basic") return Buffer.from(value, "base64").toString().split(":")[0]!;
  return "";
}

const mask = (key: string) =>
  key.length <= 12
    ? "*".repeat(key.length)
    : `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}`;

const unauthorized = (message: string) => new ApiError(401, { message, type: "invalid_request_error" }, true);
