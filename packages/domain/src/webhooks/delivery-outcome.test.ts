import { expect, test } from "vitest";
import type { WebhookAnswer } from "./ports/webhook-sender";
import { decideOutcome } from "./delivery-outcome";
import { retryDelayMs } from "./model/delivery-timing";

const ID = "018f0000-0000-7000-8000-00000000abcd";
const answer = (part: Partial<WebhookAnswer>): WebhookAnswer => ({
  status: null,
  failure: null,
  retryAfter: null,
  response: "",
  ...part,
});
const decide = (part: Partial<WebhookAnswer>, tries = 1) => decideOutcome(answer(part), { id: ID, tries });

test.each([200, 201, 202, 204, 299])("%i is delivered", (status) => {
  expect(decide({ status })).toEqual({
    state: "delivered",
    retryMs: null,
    slowMs: null,
    isGone: false,
    isExhausted: false,
  });
});

test.each<Partial<WebhookAnswer>>([
  { status: 100 },
  { status: 301, failure: "redirect" },
  { status: 304, failure: "redirect" },
  { status: 400 },
  { status: 401 },
  { status: 404 },
  { status: 500 },
  { status: 503 },
  { failure: "unreachable" },
  { failure: "tls" },
  { failure: "refused_address" },
])("%o is a failure that is tried again, and slows nothing down", (part) => {
  expect(decide(part)).toEqual({
    state: "pending",
    retryMs: retryDelayMs(ID, 1),
    slowMs: null,
    isGone: false,
    isExhausted: false,
  });
});

test.each<[Partial<WebhookAnswer>, number]>([
  [{ status: 429 }, 60_000],
  [{ status: 502 }, 60_000],
  [{ status: 504 }, 60_000],
  [{ failure: "timeout" }, 60_000],
  [{ status: 503, retryAfter: 120 }, 120_000],
  [{ status: 429, retryAfter: 0 }, 0],
  [{ status: 429, retryAfter: 10_000_000 }, 86_400_000],
])("after %o nothing is sent for %i ms", (part, slowMs) => {
  expect(decide(part)).toMatchObject({ state: "pending", slowMs });
});

test("410 is the end of the delivery, and of the endpoint", () => {
  expect(decide({ status: 410, retryAfter: 5 })).toEqual({
    state: "failed",
    retryMs: null,
    slowMs: null,
    isGone: true,
    isExhausted: false,
  });
});

test("the tenth try is the last one", () => {
  expect(decide({ status: 500 }, 9)).toMatchObject({ state: "pending", isExhausted: false });
  expect(decide({ status: 500 }, 10)).toMatchObject({ state: "failed", retryMs: null, isExhausted: true });
  expect(decide({ status: 200 }, 10)).toMatchObject({ state: "delivered", isExhausted: false });
});

test("pauses are those of the specification, up to a tenth later, and the same for the same try", () => {
  const minutes = [1 / 12, 5, 30, 120, 300, 600, 840, 1200, 1440];
  for (const [at, pause] of minutes.entries()) {
    const delay = retryDelayMs(ID, at + 1)!;
    expect(delay).toBeGreaterThanOrEqual(pause * 60_000);
    expect(delay).toBeLessThanOrEqual(pause * 66_000);
    expect(retryDelayMs(ID, at + 1)).toBe(delay);
  }
  const ids = Array.from(
    { length: 50 },
    (_, n) => ID.slice(0, -4) + (n * 1309).toString(16).padStart(4, "0"),
  );
  expect(new Set(ids.map((id) => retryDelayMs(id, 2))).size).toBe(50);
});
