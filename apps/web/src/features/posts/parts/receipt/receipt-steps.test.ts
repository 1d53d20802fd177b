import type { AttemptView, PostSummary } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { toReceiptSteps } from "./receipt-steps";

const at = (ms: number) => new Date(Date.UTC(2026, 10, 27, 8, 0, 0, ms));
const DUE = at(0);
type Call = Omit<AttemptView, "id" | "httpStatus" | "linkedinRequestId" | "linkedinMessage" | "deniedAt">;
const call = (more: Partial<Call> = {}): Call => ({
  kind: "create",
  sentAt: at(112),
  answeredAt: at(640),
  outcome: "created",
  via: null,
  linkedinUrl: "https://www.linkedin.com/feed/update/urn:li:share:1/",
  ...more,
});
const SILENT = { answeredAt: null, outcome: null, linkedinUrl: null };

const steps = (calls: Call[], more: Partial<PostSummary> = {}) =>
  toReceiptSteps({ status: "published", scheduledAt: DUE, publishedAt: at(112), ...more }, calls);
const keys = (...of: Parameters<typeof steps>) => steps(...of).map(({ key }) => key);

test("a receipt is due, sent once and confirmed", () => {
  expect(steps([call()])).toEqual([
    { key: "due", at: DUE },
    { key: "once", at: at(112) },
    { key: "confirmed", at: at(640) },
  ]);
});

test("a post that was sent a minute after its time says how late it was", () => {
  expect(steps([call({ sentAt: at(60_000) })])[1]).toEqual({ key: "once", at: at(60_000), lateMs: 60_000 });
  expect(steps([call({ sentAt: at(59_999) })])[1]).toEqual({ key: "once", at: at(59_999) });
});

test("calls that came to nothing are a step before, and the post was sent once nevertheless", () => {
  const refused = (ms: number) => call({ sentAt: at(ms), outcome: "not_sent", linkedinUrl: null });
  expect(steps([call({ sentAt: at(30_000) }), refused(10_000), refused(100)])).toEqual([
    { key: "due", at: DUE },
    { key: "tried", at: at(10_000), count: 2 },
    { key: "once", at: at(30_000) },
    { key: "confirmed", at: at(640) },
  ]);
});

test("a call of an earlier time is no step, and one that may have created a post takes the once away", () => {
  expect(keys([call(), call({ sentAt: at(-90_000), outcome: "refused" })])).toEqual([
    "due",
    "once",
    "confirmed",
  ]);
  expect(keys([call(), call({ sentAt: at(-90_000), ...SILENT })])).toEqual(["due", "sent", "confirmed"]);
});

test("a post that LinkedIn was asked about again says so, and what LinkedIn said then", () => {
  const again = call({ kind: "resend", sentAt: at(240_000), answeredAt: at(240_500) });
  expect(steps([{ ...again, outcome: "duplicate" }, call(SILENT)]).slice(1)).toEqual([
    { key: "sent", at: at(112) },
    { key: "resent", at: at(240_000) },
    { key: "known", at: at(240_500) },
  ]);
  expect(keys([again, call(SILENT)])).toEqual(["due", "sent", "resent", "confirmed"]);
});

test("without an answer the post was found there, or is there by its author's word", () => {
  expect(keys([call({ ...SILENT, linkedinUrl: "https://x" })]).at(-1)).toBe("found");
  expect(steps([call(SILENT)]).at(-1)).toEqual({ key: "affirmed", at: null });
  expect(keys([call({ ...SILENT, answeredAt: at(640), outcome: "unknown" })]).at(-1)).toBe("affirmed");
});

test("what is not known yet is not called confirmed", () => {
  expect(keys([call(SILENT)], { status: "publishing" })).toEqual(["due", "once", "waiting"]);
  expect(keys([call(SILENT)], { status: "unconfirmed" })).toEqual(["due", "once", "unanswered"]);
});

test("a post whose calls are not kept any more was sent, and nothing has a receipt that was not sent", () => {
  expect(keys([], { scheduledAt: null })).toEqual(["sent", "purged"]);
  expect(steps([], { publishedAt: at(90_000) })[1]).toEqual({
    key: "sent",
    at: at(90_000),
    lateMs: 90_000,
  });
  expect(steps([], { status: "unconfirmed", publishedAt: null })).toEqual([]);
});
