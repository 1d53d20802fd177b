import type { AppFinding } from "@takt/domain/health/ports/linkedin-app";
import type { Exchange } from "../http/linkedin-types";

/** Less than a post's lateness that anybody would see, and more than a slow answer makes. */
const MAX_SKEW_SECONDS = 30;

/** Compares this machine's clock (epoch milliseconds) with the Date header of an answer, which has whole seconds. */
export function readClock(exchange: Exchange, now: number): AppFinding {
  const check = "clock";
  const date = exchange.kind === "answered" ? Date.parse(exchange.headers.date ?? "") : Number.NaN;
  if (Number.isNaN(date)) return { check, state: "unknown", detail: null };
  const ahead = Math.round((now - date) / 1000);
  return { check, state: Math.abs(ahead) > MAX_SKEW_SECONDS ? "bad" : "ok", detail: String(ahead) };
}
