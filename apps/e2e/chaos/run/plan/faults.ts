import type { FaultInput } from "@takt/emulators/core/fault";

type Shape = FaultInput extends infer F ? (F extends unknown ? Omit<F, "match"> : never) : never;

/**
 * What may happen to a call. `says` is what the caller can know of its outcome: `definite` answers decide what
 * becomes of the post, `nothing` leaves open whether LinkedIn has it.
 */
export type NamedFault = { fault: Shape; says: "definite" | "nothing" };

const error = (status: number, code: string, message: string) => ({ status, code, message });
const HTML = "<!doctype html><title>Oops</title><h1>Something went wrong</h1>";
const html = { "content-type": "text/html" };

/** Calls of POST /rest/posts. */
export const CREATE_FAULTS: Record<string, NamedFault> = {
  "500": { fault: { kind: "answer", status: 500 }, says: "nothing" },
  "503": { fault: { kind: "answer", status: 503, body: "busy" }, says: "nothing" },
  "504": { fault: { kind: "answer", status: 504, body: HTML, headers: html }, says: "nothing" },
  "500 after commit": { fault: { kind: "answer", status: 500, commit: true }, says: "nothing" },
  "504 after commit": { fault: { kind: "answer", status: 504, commit: true }, says: "nothing" },
  "HTML instead of an answer": {
    fault: { kind: "answer", status: 200, body: HTML, headers: html },
    says: "nothing",
  },
  "HTML instead of an answer, after commit": {
    fault: { kind: "answer", status: 502, body: HTML, headers: html, commit: true },
    says: "nothing",
  },
  "201 without a name": { fault: { kind: "answer", status: 201, commit: true }, says: "definite" },
  hang: { fault: { kind: "hang" }, says: "nothing" },
  "hang after commit": { fault: { kind: "hang", commit: true }, says: "nothing" },
  cut: { fault: { kind: "cut" }, says: "nothing" },
  "cut after commit": { fault: { kind: "cut", commit: true }, says: "nothing" },
  "commit long after the caller left": { fault: { kind: "delay", ms: 45_000 }, says: "nothing" },
  "slow, then taken": { fault: { kind: "delay", ms: 8_000 }, says: "definite" },
  "taken, slow answer": { fault: { kind: "delay", ms: 6_000, commit: true }, says: "definite" },
  "409": {
    fault: { kind: "answer", status: 409, body: error(409, "CONFLICT", "A write conflict occurred.") },
    says: "definite",
  },
  "429 with a time": {
    fault: {
      kind: "answer",
      status: 429,
      body: error(429, "TOO_MANY_REQUESTS", "Slow down"),
      headers: { "retry-after": "20" },
    },
    says: "definite",
  },
  "429": {
    fault: { kind: "answer", status: 429, body: error(429, "TOO_MANY_REQUESTS", "Slow down") },
    says: "definite",
  },
  "426": {
    fault: {
      kind: "answer",
      status: 426,
      body: error(426, "NONEXISTENT_VERSION", "Requested version is not active"),
    },
    says: "definite",
  },
  "400": {
    fault: { kind: "answer", status: 400, body: error(400, "INVALID_CONTENT", "LinkedIn does not want it") },
    says: "definite",
  },
};

/** Calls that bring a file to LinkedIn: `path` says which. */
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
