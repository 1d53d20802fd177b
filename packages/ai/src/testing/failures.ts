import type { Failure } from "@takt/emulators/openai/model/failures";

/** The reason of each failure, the number of requests, and whether partial text arrived. */
export const FAILURES: [failure: Failure, reason: string, asked: number, partial: boolean][] = [
  ["quota", "quota", 1, false],
  ["quota_in_stream", "quota", 1, false],
  ["rate", "busy", 2, false],
  ["server_error", "unavailable", 2, false],
  ["overloaded", "unavailable", 2, false],
  ["cut", "unavailable", 2, false],
  ["hang_midway", "timeout", 1, true],
  ["cut_midway", "unavailable", 1, true],
  ["silent_end", "unavailable", 1, true],
  ["error_event", "unavailable", 1, true],
  ["nested_error_event", "unavailable", 1, true],
  ["failed", "unavailable", 1, true],
  ["unauthorized", "configuration", 1, false],
  ["unknown_model", "configuration", 1, false],
  ["refusal", "refused", 1, false],
  ["content_filter", "refused", 1, true],
  ["length", "cut", 1, true],
  ["prose", "unusable", 2, false],
  ["half_json", "unusable", 2, true],
  ["wrong_shape", "unusable", 2, false],
  ["empty", "unusable", 2, false],
  ["wrong_language", "unusable", 2, true],
];
