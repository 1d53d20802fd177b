/**
 * The failures by name, for the setting `failure`.  In place of an answer: `quota` (the account is empty), `rate` (too
 * many requests), `server_error` (500, a page of HTML), `overloaded` (503), `hang` (not even headers), `cut` (no
 * headers, then the connection ends), `unauthorized` (an invalid key), `unknown_model`.  In the stream, after
 * `failureAfter` pieces of text: `hang_midway`, `cut_midway`, `error_event` (as documented), `nested_error_event` (as
 * some servers send it), `failed` (the response ends as failed), `quota_in_stream` (200, then an error for the empty
 * account), `silent_end` (the stream ends without its last event).  In the answer: `refusal`, `length` (cut by its
 * length), `content_filter`, `prose` (no JSON), `fences` (JSON in a Markdown block), `half_json`, `wrong_shape`,
 * `wrong_language`, `too_long` (parameters ignored), `empty`, `no_usage`, `slow` (a piece each `slowTokenMs`).
 */
export const FAILURES = [
  "quota",
  "rate",
  "server_error",
  "overloaded",
  "hang",
  "cut",
  "unauthorized",
  "unknown_model",
  "hang_midway",
  "cut_midway",
  "error_event",
  "nested_error_event",
  "failed",
  "quota_in_stream",
  "silent_end",
  "refusal",
  "length",
  "content_filter",
  "prose",
  "fences",
  "half_json",
  "wrong_shape",
  "wrong_language",
  "too_long",
  "empty",
  "no_usage",
  "slow",
] as const;

export type Failure = (typeof FAILURES)[number];

/** The failure that a call asks for by `emulate failure: quota` in its text, like a test card. */
export function requestedFailure(body: unknown): Failure | null {
  const name = /emulate failure: ([a-z_]+)/.exec(JSON.stringify(body) ?? "")?.[1];
  return FAILURES.find((failure) => failure === name) ?? null;
}
