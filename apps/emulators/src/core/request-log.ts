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

const MAX_ENTRIES = 100_000;
const MAX_LOG_BYTES = 64 * 1024 * 1024;
const MAX_BODY_BYTES = 65_536;
/** The approximate size of an entry besides its text. */
const ENTRY_BYTES = 200;

/** The calls an emulator received, oldest first. Above either limit the oldest are removed. */
export function createRequestLog({ maxEntries = MAX_ENTRIES, maxBytes = MAX_LOG_BYTES } = {}) {
  let log: LoggedRequest[] = [];
  let count = 0;
  let bytes = 0;

  /** Removes a tenth more than needed, so that not every call copies the whole list. */
  const removeOldest = () => {
    let gone = 0;
    while (gone < log.length - 1 && (log.length - gone > maxEntries * 0.9 || bytes > maxBytes * 0.9))
      bytes -= sizeOf(log[gone++]!);
    log = log.slice(gone);
  };

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
      bytes += sizeOf(entry);
      if (log.length > maxEntries || bytes > maxBytes) removeOldest();
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
      bytes = 0;
    },
  };
}

/** The size in memory: at most two bytes for each character. */
function sizeOf({ path, headers, body }: LoggedRequest) {
  let characters = path.length + body.length;
  for (const [name, value] of Object.entries(headers)) characters += name.length + value.length;
  return ENTRY_BYTES + 2 * characters;
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
  const text = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, MAX_BODY_BYTES),
  ).toString("utf8");
  return text.replace(
    /(client_secret=)([^&]*)/,
    (_, name: string, secret: string) => `${name}sha256:${hash(secret)}`,
  );
}
