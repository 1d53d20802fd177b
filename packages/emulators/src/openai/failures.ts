/**
 * What can go wrong, by name, as the setting `failure`.
 *
 * Instead of an answer: `quota` (the account is empty), `rate` (asked too often), `server_error` (500, a page of HTML),
 * `overloaded` (503), `hang` (not even headers), `cut` (no headers, then the connection ends), `unauthorized` (a key that
 * is none), `unknown_model`.
 *
 * On the way, after `failureAfter` pieces of text: `hang_midway`, `cut_midway`, `error_event` (in the stream, as documented),
 * `nested_error_event` (as some servers send it), `failed` (the response ends as failed). `quota_in_stream`: 200, and only
 * then that the account is empty. `silent_end`: the stream ends without its last event.
 *
 * The answer itself: `refusal`, `length` (cut by its length), `content_filter`, `prose` (no JSON), `fences` (JSON in a
 * Markdown block), `half_json`, `wrong_shape`, `wrong_language`, `too_long` (parameters ignored), `empty`, `no_usage`,
 * `slow` (a piece each `slowTokenMs`).
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
