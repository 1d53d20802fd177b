import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMAIL_KINDS, EMAIL_LANES } from "./email-kinds";
import { emailLane, sendableKinds, type EmailKindDefinition } from "./outbox/email-lane";
import { NOTIFICATION_KIND_NAMES } from "./notifications/notification-kinds";

const PAGE = readFileSync(new URL("../../../docs/flows/notify.md", import.meta.url), "utf8");

/** The first cells of the table of the outbox. */
const groups = PAGE.slice(PAGE.indexOf("\n## The outbox"))
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|")[1]!);
const getKinds = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!);
const KINDS = Object.entries<EmailKindDefinition>(EMAIL_KINDS);

test("the jobs send every kind of email but those of the health watch", () => {
  const sent = EMAIL_LANES.flatMap(({ kinds }) => Object.keys(kinds));
  const others = KINDS.map(([kind]) => kind).filter((kind) => !sent.includes(kind));
  expect(others.sort()).toEqual(["alarm_cleared", "alarm_raised"]);
  expect(sent).toEqual(expect.arrayContaining(NOTIFICATION_KIND_NAMES));
});

test("without an operator address only emails to users could be sent", () => {
  for (const [name, waits] of [
    ["members", false],
    ["operator", true],
    ["strangers", false],
    ["alarms", true],
  ] as const) {
    const lane = emailLane(name, EMAIL_KINDS);
    expect(sendableKinds(lane, ["provider@example.com"])).toEqual(Object.keys(lane.kinds));
    expect(sendableKinds(lane, [])).toEqual(waits ? [] : Object.keys(lane.kinds));
  }
});

test("docs/flows/notify.md names every kind of e-mail but those of notifications once, and no other", () => {
  const kinds = KINDS.map(([kind]) => kind).filter(
    (kind) => !NOTIFICATION_KIND_NAMES.includes(kind as never),
  );
  expect(groups.flatMap(getKinds).sort()).toEqual(kinds.sort());
});

test("docs/flows/notify.md says which e-mails a law asks for", () => {
  const legal = groups.filter((group) => group.includes("which a law asks for"));
  const kinds = KINDS.filter(([, kind]) => kind.legal).map(([kind]) => kind);
  expect(legal.flatMap(getKinds).sort()).toEqual(kinds.sort());
});
