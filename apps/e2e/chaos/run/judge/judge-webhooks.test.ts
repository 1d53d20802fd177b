import { describe, expect, test } from "vitest";
import type { Evidence } from "../evidence";
import { formatReport } from "../report/format-report";
import { formatTimeline } from "../report/format-timeline";
import { EVENT, MESSAGE, NOON, sampleEvidence } from "../testing/sample-evidence";
import { judge } from "./judge";

const LOST = "9 every event reaches its webhook";
const ALTERED = "9 a message is signed and says what has happened";
const INVENTED = "9 every message has its event";
const DISORDERED = "9 the messages of a post come in order";

const invariants = (part: Partial<Evidence>) => judge(sampleEvidence(part)).map(({ invariant }) => invariant);
const toBody = ({ type, timestamp, data }: Evidence["events"][number]) =>
  JSON.stringify({ type, timestamp, data });

test("an event that was received once or more often is no violation", () => {
  expect(invariants({})).toEqual([]);
  expect(invariants({ messages: [MESSAGE, { ...MESSAGE, at: NOON + 70_000 }] })).toEqual([]);
});

describe("lost", () => {
  test("an event that nobody received is lost, whatever is noted of it", () => {
    for (const state of ["pending", "delivered", "failed"])
      expect(invariants({ events: [{ ...EVENT, state }], messages: [] })).toEqual([LOST]);
  });
  test("an event that was received and still waits to be sent is not noted as delivered", () => {
    expect(invariants({ events: [{ ...EVENT, state: "pending" }] })).toEqual([LOST]);
  });
  test("what another endpoint received does not count", () => {
    expect(invariants({ messages: [{ ...MESSAGE, endpointId: "endpoint-2" }] })).toEqual([LOST, INVENTED]);
  });
});

describe("altered", () => {
  test("a message with a wrong signature is altered, be it only the repetition", () => {
    expect(invariants({ messages: [{ ...MESSAGE, isSigned: false }] })).toEqual([ALTERED]);
    expect(invariants({ messages: [MESSAGE, { ...MESSAGE, isSigned: false }] })).toEqual([ALTERED]);
  });
  test.each([{ type: "post.failed" }, { timestamp: "2026-11-21T12:00:00.000Z" }, { data: {} }])(
    "a repetition that says something else is altered: %j",
    (other) => {
      const again = { ...MESSAGE, body: toBody({ ...EVENT, ...other }) };
      expect(invariants({ messages: [MESSAGE, again] })).toEqual([ALTERED]);
    },
  );
});

test("a message without an event is invented", () => {
  expect(invariants({ messages: [MESSAGE, { ...MESSAGE, id: "msg_2" }] })).toEqual([INVENTED]);
});

describe("order", () => {
  const later = { ...EVENT, id: "msg_2", type: "post.changed" };
  const events = [EVENT, later];
  const next = { ...MESSAGE, id: "msg_2", body: toBody(later) };

  test("the events of a post are received in their order, repetitions aside", () => {
    expect(invariants({ events, messages: [MESSAGE, next] })).toEqual([]);
    expect(invariants({ events, messages: [MESSAGE, next, MESSAGE] })).toEqual([]);
  });
  test("an event that is received before the one that happened earlier is out of order", () => {
    expect(invariants({ events, messages: [next, MESSAGE] })).toEqual([DISORDERED]);
  });
  test("events of no post do not wait for each other", () => {
    const part = { events: events.map((event) => ({ ...event, postId: null })) };
    expect(invariants({ ...part, messages: [next, MESSAGE] })).toEqual([]);
  });
  test.each([{ postId: "post-2" }, { endpointId: "endpoint-2" }])(
    "events that have another post or endpoint do not wait for each other: %j",
    (other) => {
      const part = { events: [EVENT, { ...later, ...other }] };
      const { endpointId } = part.events[1]!;
      expect(invariants({ ...part, messages: [{ ...next, endpointId }, MESSAGE] })).toEqual([]);
    },
  );
});

test("the report counts events, deliveries and repetitions, and the timeline has what came in", () => {
  const evidence = sampleEvidence({
    events: [{ ...EVENT, tries: 3 }],
    messages: [MESSAGE, MESSAGE],
    receiverFaults: ["500", "cut"],
  });
  const report = formatReport(evidence);
  expect(report).toContain(
    "webhooks    1 events, 3 deliveries begun, 2 messages received, 1 of them repetitions",
  );
  expect(report).toContain("receiver    2: 1 500, 1 cut");
  const timeline = formatTimeline(evidence, { invariant: "", postId: "post-1", detail: "" });
  expect(timeline).toContain("webhook: post.published comes in [msg_1]");
});
