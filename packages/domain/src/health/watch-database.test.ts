import { expect, test } from "vitest";
import type { Letter } from "../notifications/ports/mailer";
import { watchDatabase } from "./watch-database";

function watcher(fails = 0) {
  const letters: Letter[] = [];
  let left = fails;
  const look = watchDatabase({
    clock: { now: () => Date.UTC(2026, 10, 21, 12, 30), sleep: () => Promise.resolve() },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    mailer: {
      send: async (letter) => {
        if (left-- > 0) throw new Error("connection refused");
        letters.push(letter);
      },
    },
    providerEmails: ["provider@example.com"],
    providerLanguage: "de",
  });
  const looks = async (...answers: boolean[]) => {
    for (const answer of answers) await look(answer);
    return letters.map(({ content }) => content.kind);
  };
  return { looks, letters };
}

test("four looks without an answer: told once, and once when it is over", async () => {
  const { looks, letters } = watcher();
  expect(await looks(true, false, false, false)).toEqual([]);
  expect(await looks(false)).toEqual(["alarm_raised"]);
  expect(await looks(false, false)).toEqual(["alarm_raised"]);
  expect(await looks(true)).toEqual(["alarm_raised", "alarm_cleared"]);
  expect(await looks(true)).toHaveLength(2);
  expect(letters[0]).toMatchObject({ locale: "de", content: { alarm: "database" } });
});

test("what blinks wakes nobody", async () => {
  expect(await watcher().looks(false, false, false, true, false, false, false, true)).toEqual([]);
});

test("a mail server that is away: told at a later look", async () => {
  const { looks } = watcher(2);
  expect(await looks(false, false, false, false, false)).toEqual([]);
  expect(await looks(false)).toEqual(["alarm_raised"]);
});

test("replicas that see the same outage write letters of one id", async () => {
  const [one, other] = [watcher(), watcher()];
  for (const { looks } of [one, other]) await looks(false, false, false, false);
  expect(one.letters[0]!.id).toBe(other.letters[0]!.id);
});
