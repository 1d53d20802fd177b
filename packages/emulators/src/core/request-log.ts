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
const KEPT_BYTES = 64 * 1024 * 1024;
const BODY_LIMIT = 65_536;
/** What an entry weighs besides its text, roughly. */
const ENTRY_BYTES = 200;

/** The calls an emulator received, oldest first; the oldest go when there are very many, or they are large. */
export function createRequestLog({ kept = KEPT, keptBytes = KEPT_BYTES } = {}) {
  let log: LoggedRequest[] = [];
  let count = 0;
  let bytes = 0;

  /** A tenth more than needed goes, so that not every call moves the whole list. */
  const shorten = () => {
    let gone = 0;
    while (gone < log.length - 1 && (log.length - gone > kept * 0.9 || bytes > keptBytes * 0.9))
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
      if (log.length > kept || bytes > keptBytes) shorten();
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

/** Bytes in memory: at most two for each character. */
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
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, BODY_LIMIT)).toString(
    "utf8",
  );
  return text.replace(
    /(client_secret=)([^&]*)/,
    (_, name: string, secret: string) => `${name}sha256:${hash(secret)}`,
  );
}
