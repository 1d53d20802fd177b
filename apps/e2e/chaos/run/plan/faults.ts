import type { FaultInput } from "@takt/emulators/core/fault";

type Shape = FaultInput extends infer F ? (F extends unknown ? Omit<F, "match"> : never) : never;

/**
 * A fault that a call may meet. `outcome` is what the caller can know: a `definite` answer decides the outcome of the
 * post, and `unknown` leaves open whether LinkedIn has it.
 */
export type NamedFault = { fault: Shape; outcome: "definite" | "unknown" };

const error = (status: number, code: string, message: string) => ({ status, code, message });
const HTML = "<!doctype html><title>Oops</title><h1>Something went wrong</h1>";
const html = { "content-type": "text/html" };

/** The fault of CREATE_FAULTS after which LinkedIn takes a create as late as the product assumes. */
export const LATEST_COMMIT = "commit as late as is assumed";

/** Faults of POST /rest/posts. */
export const CREATE_FAULTS: Record<string, NamedFault> = {
  "500": { fault: { kind: "answer", status: 500 }, outcome: "unknown" },
  "503": { fault: { kind: "answer", status: 503, body: "busy" }, outcome: "unknown" },
  "504": { fault: { kind: "answer", status: 504, body: HTML, headers: html }, outcome: "unknown" },
  "500 after commit": { fault: { kind: "answer", status: 500, commit: true }, outcome: "unknown" },
  "504 after commit": { fault: { kind: "answer", status: 504, commit: true }, outcome: "unknown" },
  "HTML instead of an answer": {
    fault: { kind: "answer", status: 200, body: HTML, headers: html },
    outcome: "unknown",
  },
  "HTML instead of an answer, after commit": {
    fault: { kind: "answer", status: 502, body: HTML, headers: html, commit: true },
    outcome: "unknown",
  },
  "201 without a name": { fault: { kind: "answer", status: 201, commit: true }, outcome: "definite" },
  hang: { fault: { kind: "hang" }, outcome: "unknown" },
  "hang after commit": { fault: { kind: "hang", commit: true }, outcome: "unknown" },
  cut: { fault: { kind: "cut" }, outcome: "unknown" },
  "cut after commit": { fault: { kind: "cut", commit: true }, outcome: "unknown" },
  "commit long after the caller left": { fault: { kind: "delay", ms: 45_000 }, outcome: "unknown" },
  // The longest that the product assumes: http + commitTail, a second less. The duplicate check knows it 100 s later still.
  "commit as late as is assumed": { fault: { kind: "delay", ms: 114_000 }, outcome: "unknown" },
  "slow, then taken": { fault: { kind: "delay", ms: 8_000 }, outcome: "definite" },
  "taken, slow answer": { fault: { kind: "delay", ms: 6_000, commit: true }, outcome: "definite" },
  "409": {
    fault: { kind: "answer", status: 409, body: error(409, "CONFLICT", "A write conflict occurred.") },
    outcome: "definite",
  },
  "429 with a time": {
    fault: {
      kind: "answer",
      status: 429,
      body: error(429, "TOO_MANY_REQUESTS", "Slow down"),
      headers: { "retry-after": "20" },
    },
    outcome: "definite",
  },
  "429": {
    fault: { kind: "answer", status: 429, body: error(429, "TOO_MANY_REQUESTS", "Slow down") },
    outcome: "definite",
  },
  "426": {
    fault: {
      kind: "answer",
      status: 426,
      body: error(426, "NONEXISTENT_VERSION", "Requested version is not active"),
    },
    outcome: "definite",
  },
  "400": {
    fault: { kind: "answer", status: 400, body: error(400, "INVALID_CONTENT", "LinkedIn does not want it") },
    outcome: "definite",
  },
};

/** Faults of the calls that upload a file to LinkedIn; `path` matches the call. */
export const UPLOAD_FAULTS: Record<string, { fault: Shape; method: string; path: string }> = {
  "begin: 500": upload("POST", "action=initializeUpload", { kind: "answer", status: 500 }),
  "begin: cut": upload("POST", "action=initializeUpload", { kind: "cut", commit: true }),
  "begin: HTML": upload("POST", "action=initializeUpload", { kind: "answer", status: 200, body: HTML }),
  "bytes: 500": upload("PUT", "dms-uploads", { kind: "answer", status: 500 }),
  "bytes: cut": upload("PUT", "dms-uploads", { kind: "cut" }),
  "bytes: cut after commit": upload("PUT", "dms-uploads", { kind: "cut", commit: true }),
  "bytes: slow": upload("PUT", "dms-uploads", { kind: "delay", ms: 4_000 }),
  "end: 500": upload("POST", "action=finalizeUpload", { kind: "answer", status: 500 }),
  "end: cut after commit": upload("POST", "action=finalizeUpload", { kind: "cut", commit: true }),
  "state: 500": upload("GET", "^/rest/(images|videos|documents)/", { kind: "answer", status: 500 }),
  "state: cut": upload("GET", "^/rest/(images|videos|documents)/", { kind: "cut" }),
};

function upload(method: string, path: string, fault: Shape) {
  return { method, path, fault };
}
