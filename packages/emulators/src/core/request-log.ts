import { createHash } from "node:crypto";

export type LoggedRequest = {
  /** Counts up from 1 since the last reset. */
  index: number;
  at: number;
  method: string;
  path: string;
  /** `authorization` is replaced by a short hash: tests can tell tokens apart, the log cannot leak one. */
  headers: Record<string, string>;
  body: string;
  member: string | undefined;
  fault: string | undefined;
  /** Null while the call runs, is held, hung or was cut. */
  status: number | null;
};

const KEPT = 100_000;
const BODY_LIMIT = 65_536;

/** The calls an emulator received, oldest first; the oldest go when there are very many. */
export function createRequestLog() {
  let log: LoggedRequest[] = [];
  let count = 0;

  return {
    add(
      request: Omit<LoggedRequest, "index" | "status" | "headers" | "body"> & {
        headers: Headers;
        body: Uint8Array;
      },
    ) {
      const entry: LoggedRequest = {
        ...request,
        index: ++count,
        headers: readHeaders(request.headers),
        body: readBody(request.headers.get("content-type") ?? "", request.body),
        status: null,
      };
      log.push(entry);
      if (log.length > KEPT * 1.1) log = log.slice(-KEPT);
      return entry;
    },
    list({ since = 0, path, method }: { since?: number; path?: RegExp; method?: string } = {}) {
      return log.filter(
        (entry) =>
          entry.index > since &&
          (path === undefined || path.test(entry.path)) &&
          (method === undefined || entry.method === method.toUpperCase()),
      );
    },
    clear() {
      log = [];
      count = 0;
    },
  };
}

function readHeaders(headers: Headers) {
  const plain = Object.fromEntries(headers);
  if (plain.authorization !== undefined) plain.authorization = `sha256:${hash(plain.authorization)}`;
  return plain;
}

const hash = (value: string) => createHash("sha256").update(value).digest("hex").slice(0, 12);

function readBody(type: string, bytes: Uint8Array) {
  if (bytes.byteLength === 0) return "";
  if (!/json|text|x-www-form-urlencoded/.test(type)) return `<${bytes.byteLength} bytes>`;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, BODY_LIMIT)).toString(
    "utf8",
  );
  return text.replace(
    /(client_secret=)([^&]*)/,
    (_, name: string, secret: string) => `${name}sha256:${hash(secret)}`,
  );
}
