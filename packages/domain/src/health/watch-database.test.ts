import { expect, test } from "vitest";
import type { Email } from "../outbox/ports/mailer";
import { watchDatabase } from "./watch-database";

function watcher(fails = 0) {
  const emails: Email[] = [];
  let left = fails;
  const check = watchDatabase({
    clock: { now: () => Date.UTC(2026, 10, 21, 12, 30), sleep: () => Promise.resolve() },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    mailer: {
      send: async (email) => {
        if (left-- > 0) throw new Error("connection refused");
        emails.push(email);
      },
    },
    operatorEmails: ["provider@example.com"],
    operatorLanguage: "de",
  });
  const checks = async (...answers: boolean[]) => {
    for (const answer of answers) await check(answer);
    return emails.map(({ content }) => content.kind);
  };
  return { checks, emails };
}

test("four failed checks send one email, and the recovery sends another", async () => {
  const { checks, emails } = watcher();
  expect(await checks(true, false, false, false)).toEqual([]);
  expect(await checks(false)).toEqual(["alarm_raised"]);
  expect(await checks(false, false)).toEqual(["alarm_raised"]);
  expect(await checks(true)).toEqual(["alarm_raised", "alarm_cleared"]);
  expect(await checks(true)).toHaveLength(2);
  expect(emails[0]).toMatchObject({ locale: "de", content: { alarm: "database" } });
});

test("a short outage sends no email", async () => {
  expect(await watcher().checks(false, false, false, true, false, false, false, true)).toEqual([]);
});

test("an email that cannot be sent is sent at a later check", async () => {
  const { checks } = watcher(2);
  expect(await checks(false, false, false, false, false)).toEqual([]);
  expect(await checks(false)).toEqual(["alarm_raised"]);
});

test("replicas that see the same outage send emails with one id", async () => {
  const [one, other] = [watcher(), watcher()];
  for (const { checks } of [one, other]) await checks(false, false, false, false);
  expect(one.emails[0]!.id).toBe(other.emails[0]!.id);
});
