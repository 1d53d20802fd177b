import { expect, test } from "vitest";
import { EMAIL_LANES, retryDelayMs, sendableKinds } from "./email-lanes";

test("no kind of email has two senders", () => {
  const kinds = Object.values(EMAIL_LANES).flatMap((lane) => [...lane.kinds]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test("without an operator address only emails to users could be sent", () => {
  const { members, operator, strangers, alarms } = EMAIL_LANES;
  expect(sendableKinds(members, [])).toEqual(members.kinds);
  expect(sendableKinds(operator, [])).toEqual([]);
  expect(sendableKinds(operator, ["provider@example.com"])).toEqual(operator.kinds);
  expect(sendableKinds(strangers, [])).toEqual(strangers.kinds);
  expect(sendableKinds(alarms, [])).toEqual([]);
  expect(sendableKinds(alarms, ["provider@example.com"])).toEqual(alarms.kinds);
});

test("the delay doubles up to the longest of the lane", () => {
  const minutes = (lane: { maxRetryMs: number }) =>
    [1, 2, 3, 10, 99].map((tries) => retryDelayMs(tries, lane) / 60_000);
  expect(minutes(EMAIL_LANES.members)).toEqual([1, 2, 4, 360, 360]);
  expect(minutes(EMAIL_LANES.alarms)).toEqual([1, 1, 1, 1, 1]);
});
