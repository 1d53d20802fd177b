import { HttpError } from "../error-response";

/**
 * The version of tus, the resumable upload protocol (https://tus.io/protocols/resumable-upload), with the extensions
 * creation and termination.
 */
const VERSION = "1.0.0";

/** Returns a tus response without a body. */
export function tusAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { "tus-resumable": VERSION, "cache-control": "no-store", ...headers },
  });
}

/** Answers OPTIONS with what this server supports. */
export function tusAbilities(maxBytes: number): Response {
  return tusAnswer(204, {
    "tus-version": VERSION,
    "tus-extension": "creation,termination",
    "tus-max-size": String(maxBytes),
  });
}

/** Tells whether a client speaks this version. */
export const isTus = (request: Request): boolean => request.headers.get("tus-resumable") === VERSION;

/** Refuses a client that uses another version. */
export function requireTus(request: Request): void {
  if (!isTus(request)) throw new HttpError(412, "tus_version_unknown");
}

/** The headers of every tus answer; who speaks another version gets the name of this one, too. */
export function toTusHeaders(status: number): Record<string, string> {
  return { "tus-resumable": VERSION, ...(status === 412 && { "tus-version": VERSION }) };
}

/** Parses a header that is a number of bytes, or returns null. */
export function readBytes(request: Request, name: string): number | null {
  const given = request.headers.get(name);
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

/** Parses `Upload-Metadata`, names with values in base64. A malformed value does not fail the upload. */
export function readMetadata(request: Request): Map<string, string> {
  const pairs = (request.headers.get("upload-metadata") ?? "")
    .split(",")
    .map((pair) => pair.trim().split(" "));
  return new Map(
    pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]),
  );
}
