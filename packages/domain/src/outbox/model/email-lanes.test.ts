import { expect, test } from "vitest";
import { EMAIL_LANES, retryDelayMs, sendableKinds } from "./email-lanes";

test("no kind of email has two senders", () => {
  const kinds = Object.values(EMAIL_LANES).flatMap((lane) => [...lane.kinds]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test("without an operator address only emails to users could be sent", () => {
  const { jobs, strangers, alarms } = EMAIL_LANES;
  expect(sendableKinds(jobs, [])).toEqual([
    "post_failed",
    "post_unconfirmed",
    "comment_failed",
    "post_moved",
    "connection_expiring",
    "connection_invalid",
    "grant_ending",
    "account_activated",
    "data_request_received",
    "data_request_extended",
    "data_request_done",
    "order_confirmed",
    "subscription_past_due",
    "subscription_ended",
    "refund_issued",
    "contract_notice_received",
    "contract_notice_done",
    "data_export_ready",
    "account_deletion_requested",
    "account_deleted",
  ]);
  expect(sendableKinds(strangers, [])).toEqual(strangers.kinds);
  expect(sendableKinds(alarms, [])).toEqual([]);
  expect(sendableKinds(alarms, ["provider@example.com"])).toEqual(alarms.kinds);
});

test("the delay doubles up to the longest of the lane", () => {
  const minutes = (lane: { maxRetryMs: number }) =>
    [1, 2, 3, 10, 99].map((tries) => retryDelayMs(tries, lane) / 60_000);
  expect(minutes(EMAIL_LANES.jobs)).toEqual([1, 2, 4, 360, 360]);
  expect(minutes(EMAIL_LANES.alarms)).toEqual([1, 1, 1, 1, 1]);
});
