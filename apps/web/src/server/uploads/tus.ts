import { DoorError } from "../door-error";

/** The protocol of resumable uploads, https://tus.io/protocols/resumable-upload: its core, creation and termination. */
const VERSION = "1.0.0";

/** An answer of that protocol, without a body. */
export function tusAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { "tus-resumable": VERSION, "cache-control": "no-store", ...headers },
  });
}

/** What this server can do; asked before anything else, without a version. */
export function tusAbilities(maxBytes: number): Response {
  return tusAnswer(204, {
    "tus-version": VERSION,
    "tus-extension": "creation,termination",
    "tus-max-size": String(maxBytes),
  });
}

/** Refuses a client that speaks another version. */
export function requireTus(request: Request): void {
  if (request.headers.get("tus-resumable") !== VERSION) throw new DoorError(412, "tus_version_unknown");
}

/** A header that is a number of bytes, or null. */
export function readBytes(request: Request, name: string): number | null {
  const given = request.headers.get(name);
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

/** `Upload-Metadata`: names with values in base64. A broken one is no reason to lose the file. */
export function readMetadata(request: Request): Map<string, string> {
  const pairs = (request.headers.get("upload-metadata") ?? "")
    .split(",")
    .map((pair) => pair.trim().split(" "));
  return new Map(
    pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]),
  );
}
