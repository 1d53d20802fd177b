import type { Readable } from "node:stream";

/** One call, below `origin` (scheme, host, port). Header names in lower case. */
export type Call = {
  method: "GET" | "POST" | "PUT";
  url: URL;
  headers: Record<string, string>;
  body?: string | Readable;
  /** For the whole call, milliseconds. */
  deadline: number;
};

/** What became of a call. */
export type Exchange =
  /** Status line and headers came whole. `body` is undefined for a 201, and when it was cut off, late or far too long. */
  | { kind: "answered"; status: number; headers: Record<string, string>; body: string | undefined }
  /** No byte of the request was written: no connection came about. `code` is the system's or undici's. */
  | { kind: "unsent"; code: string }
  /** Bytes of the request may have left and no (whole) head of an answer came back. */
  | { kind: "lost"; code: string };

export type Answered = Extract<Exchange, { kind: "answered" }>;

/** LinkedIn's error envelope (linkedin-api 2.3); any of it may be missing. */
export type LinkedInError = {
  code?: string;
  serviceErrorCode?: number;
  message?: string;
  inputErrors: { code?: string; description?: string; path?: string }[];
};
