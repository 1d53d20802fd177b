import { type Dispatcher, Client, errors } from "undici";
import type { Limits } from "../limits";
import { connectChecked, type Resolve } from "./connect-checked";
import type { Guard } from "./create-guard";
import { getEncoding, inflate } from "./inflate";
import { isLoginWall } from "./is-login-wall";
import { PageRefused } from "./page-refused";

/** The method, headers and body of a request; Content-Length and Host are added. */
export type Sent = { method: "GET" | "POST"; headers: Record<string, string>; body?: string };
export type Reach = { guard: Guard; resolve: Resolve; limits: Limits; signal: AbortSignal };
/** The expected content, by the Content-Type header of the answer; `toType` throws PageRefused for anything else. */
export type Wanted<Type> = { accept: string; toType: (header: string | undefined) => Type };
export type Answer<Type> =
  | { kind: "redirect"; to: string }
  | { kind: "body"; type: Type; body: Buffer; cacheControl: string };

/** Our own headers: nothing of the user's request is sent, and no cookie is kept. */
const HEADERS = {
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en, de;q=0.9",
  "user-agent": "Mozilla/5.0 (compatible; Takt Content Compass)",
};

/** The page exists but requires a login or payment, or is forbidden or withheld by law. */
const BLOCKED_STATUSES = new Set([401, 402, 403, 451]);

/**
 * Makes one GET request over its own connection, which is closed afterwards; proxies from the environment are
 * ignored. Follows no redirect. Throws PageRefused, also for network errors.
 */
export function request<Type>(url: URL, reach: Reach, wanted: Wanted<Type>): Promise<Answer<Type>> {
  const { limits } = reach;
  return exchange(url, reach, toGet(wanted.accept), (head) =>
    read(head, url, { limits, toType: wanted.toType }),
  );
}

/** A GET request as those of `request` are. */
export const toGet = (accept: string): Sent => ({ method: "GET", headers: { accept, ...HEADERS } });

/**
 * Makes one request over its own connection, as `request` does, and gives what answers it to `use`, which may leave the body
 * unread. Throws PageRefused for network errors.
 */
export async function exchange<Result>(
  url: URL,
  reach: Reach,
  { method, headers, body }: Sent,
  use: (head: Dispatcher.ResponseData) => Result | Promise<Result>,
): Promise<Result> {
  const { limits, signal } = reach;
  signal.throwIfAborted();
  const client = new Client(url.origin, {
    connect: connectChecked({ ...reach, timeout: limits.connect }),
    // 0: `connection: close`.
    pipelining: 0,
    headersTimeout: limits.headers,
    bodyTimeout: limits.idle,
    maxHeaderSize: limits.headerBytes,
  });
  try {
    const head = await client.request({
      method,
      path: url.pathname + url.search,
      headers,
      body,
      signal,
    });
    // A body that is discarded unread has an error, which is ignored.
    head.body.on("error", () => undefined);
    return await use(head);
  } catch (error) {
    throw toRefusal(error);
  } finally {
    // This is not awaited: whatever still arrives is discarded.
    void client.destroy();
  }
}

async function read<Type>(
  head: Dispatcher.ResponseData,
  url: URL,
  { limits, toType }: { limits: Limits; toType: Wanted<Type>["toType"] },
): Promise<Answer<Type>> {
  const { statusCode, headers } = head;
  if (isLoginWall(url, statusCode)) throw new PageRefused("login_wall", "status");
  const to = findRedirect(head);
  if (to !== null) return { kind: "redirect", to };
  if (BLOCKED_STATUSES.has(statusCode)) throw new PageRefused("blocked", `status ${statusCode}`);
  if (statusCode < 200 || statusCode > 299) throw new PageRefused("unreachable", `status ${statusCode}`);

  const type = toType(one(headers["content-type"]));
  const encoding = getEncoding(several(headers["content-encoding"]));
  if (Number(one(headers["content-length"]) ?? 0) > limits.wire)
    throw new PageRefused("too_large", "content-length");
  const body = await inflate(await collect(head.body, limits.wire), encoding, limits.inflated);
  return { kind: "body", type, body, cacheControl: several(headers["cache-control"]) ?? "" };
}

/** Returns where an answer redirects to; null when it does not. */
export function findRedirect({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (one(headers.location) ?? null) : null;
}

async function collect(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new PageRefused("too_large", "wire");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Header = string | string[] | undefined;
const one = (header: Header) => (Array.isArray(header) ? header[0] : header);
const several = (header: Header) => (Array.isArray(header) ? header.join(",") : header);

/**
 * Maps network errors, which have a code, and invalid HTTP to PageRefused; any other error is a bug and stays
 * unchanged.
 */
function toRefusal(error: unknown) {
  if (error instanceof PageRefused || !(error instanceof Error)) return error;
  const code = ("code" in error && error.code) || (error instanceof errors.HTTPParserError && "HPE");
  return typeof code === "string" ? new PageRefused("unreachable", code) : error;
}
