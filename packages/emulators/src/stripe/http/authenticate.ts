import { ApiError } from "./api-error";

/** Throws 401 unless a secret key of a sandbox is given as bearer. */
export function authenticate(header = ""): void {
  const key = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1] ?? "";
  if (/^(sk|rk)_test_\w+$/.test(key)) return;
  const message =
    key === ""
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
  throw new ApiError(401, { message, type: "invalid_request_error" }, true);
}
