import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATE_LIMITS } from "./model/rate-limits";
import { reserveStrangerMail } from "./reserve-stranger-mail";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 25, 12, 0, 30);
const deps = (now = NOW) => ({ db: database.db, clock: { now: () => now, sleep: () => Promise.resolve() } });
let forms = 0;
/** Somebody who has opened the page. */
const stranger = () => ({ visitorHash: null, formId: `form-${++forms}` });
beforeEach(() => database.db.rateWindow.deleteMany());

test("what goes beyond the limit of all strangers waits its turn, and none is lost or doubled", async () => {
  const { times, perMs } = RATE_LIMITS.strangerEmails;
  const due = await Promise.all(
    Array.from({ length: times * 3 }, (_, n) => reserveStrangerMail(deps(), stranger(), `one@n${n}.example`)),
  );
  const minutes = due.map((at) => Math.floor(at.getTime() / perMs) - Math.floor(NOW / perMs));
  for (const minute of [0, 1, 2]) expect(minutes.filter((one) => one === minute)).toHaveLength(times);
  expect(Math.min(...due.map(Number))).toBe(NOW);
});

test("tags, dots and capitals are one mailbox, which waits for its next day", async () => {
  const spellings = [
    "ada@gmail.com",
    "a.da@gmail.com",
    "ADA+1@googlemail.com",
    "ada+2@gmail.com",
    "ad.a@gmail.com",
  ];
  expect(spellings).toHaveLength(RATE_LIMITS.strangerMailbox.times);
  for (const email of spellings)
    expect(await reserveStrangerMail(deps(), stranger(), email)).toEqual(new Date(NOW));
  expect(await reserveStrangerMail(deps(), stranger(), "a.d.a@gmail.com")).toEqual(
    new Date(Date.UTC(2026, 10, 26)),
  );
  expect(await reserveStrangerMail(deps(), stranger(), "other@gmail.com")).toEqual(new Date(NOW));
});

test("a domain waits for its next hour, and keeps no other waiting", async () => {
  const { times } = RATE_LIMITS.strangerDomain;
  for (let n = 0; n < times; n++)
    await reserveStrangerMail(deps(NOW + n * 60_000 * 0.5), stranger(), `n${n}@one.example`);
  const later = NOW + times * 30_000;
  expect(await reserveStrangerMail(deps(later), stranger(), "x@one.example")).toEqual(
    new Date(Date.UTC(2026, 10, 25, 13)),
  );
  expect(await reserveStrangerMail(deps(later), stranger(), "x@two.example")).toEqual(new Date(later));
});

test("what comes from no open page shares few places, and takes none of those of people", async () => {
  const { times } = RATE_LIMITS.strangerFormless;
  const program = { visitorHash: null, formId: null };
  const reserveAt = (n: number) => NOW + n * 30_000;
  for (let n = 0; n < times; n++)
    expect(await reserveStrangerMail(deps(reserveAt(n)), program, `a@n${n}.example`)).toEqual(
      new Date(reserveAt(n)),
    );
  const later = reserveAt(times);
  expect(await reserveStrangerMail(deps(later), program, "a@x.example")).toEqual(
    new Date(Date.UTC(2026, 10, 25, 13)),
  );
  expect(await reserveStrangerMail(deps(later), stranger(), "a@y.example")).toEqual(new Date(later));
});

test("a page that was opened once counts for as many declarations as a person makes", async () => {
  const once = stranger();
  const formless = () =>
    database.db.rateWindow.aggregate({ _sum: { count: true }, where: { bucket: "strangerFormless" } });
  for (let n = 0; n < RATE_LIMITS.strangerForm.times; n++)
    await reserveStrangerMail(deps(), once, `a@n${n}.example`);
  expect((await formless())._sum.count).toBeNull();
  await reserveStrangerMail(deps(), once, "a@x.example");
  expect((await formless())._sum.count).toBe(1);
});
