import type { Readable } from "node:stream";

/** One call, below `origin` (scheme, host, port). Header names are in lower case. */
export type Call = TextCall | StreamCall;

export type TextCall = CallHead & { body?: string };
export type StreamCall = CallHead & { body: Readable };

type CallHead = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  /** Limit for the whole call, in milliseconds. */
  deadline: number;
  /** Limit for the body of the answer, by default a few hundred kilobytes. */
  maxBytes?: number;
};

/** The outcome of a call. */
export type Exchange =
  /**
   * Status line and headers arrived complete. `body` is undefined for a 201, and when it was cut off, late or far
   * too long.
   */
  | { kind: "answered"; status: number; headers: Record<string, string>; body: string | undefined }
  /** No byte of the request was written, because no connection was made. `code` is the system's, node's or undici's. */
  | { kind: "unsent"; code: string }
  /** Bytes of the request may have been sent, and no complete head of an answer arrived. */
  | { kind: "lost"; code: string };

export type Answered = Extract<Exchange, { kind: "answered" }>;

/** LinkedIn's error object (Microsoft Learn, LinkedIn API error handling); any field may be missing. */
export type LinkedInError = {
  code?: string;
  serviceErrorCode?: number;
  message?: string;
  inputErrors: { code?: string; description?: string; path?: string }[];
};
