import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import type { Deps } from "../deps";
import { RETAINED_KINDS } from "../retention/model/retention";
import { fakeDeps } from "../testing/fake-deps";
import { checkHealth } from "./check-health";
import { recordHeartbeat } from "./record-heartbeat";
import { watchHealth } from "./watch-health";

const database = useTestDatabase();
const check = (other: Partial<Deps> = {}) => checkHealth(fakeDeps(database.db, other));

beforeEach(async () => {
  await database.db.purgeRun.deleteMany();
  await database.db.outboxEmail.deleteMany();
  const run = { ranAt: new Date(), purged: 0, finishedAt: new Date() };
  await database.db.purgeRun.createMany({ data: RETAINED_KINDS.map((kind) => ({ kind, ...run })) });
  await recordHeartbeat(database, "sweep");
});

test("visitors of the public forms who are not told apart are a danger on a server, and the setting is named", async () => {
  const detail = "not told apart on the public forms: TRUSTED_PROXY_HOPS is 0";
  expect(await check({ visitorAddresses: { known: false, required: true } })).toMatchObject({
    status: "degraded",
    parts: { visitors: { ok: false, detail } },
  });
  expect(await check({ visitorAddresses: { known: false, required: false } })).toMatchObject({
    status: "ok",
    parts: { visitors: { ok: true, detail } },
  });
});

test("e-mails to unconfirmed addresses that pile up are a danger until they are sent", async () => {
  const waiting = (kind: "contract_notice_confirm" | "data_request_confirm", count: number) =>
    database.db.outboxEmail.createMany({
      data: Array.from({ length: count }, () => ({ kind, occasion: `${kind}:${crypto.randomUUID()}` })),
    });
  await waiting("contract_notice_confirm", 30);
  await waiting("data_request_confirm", 29);
  expect(await check()).toMatchObject({ status: "ok", parts: { strangers: { ok: true } } });
  await waiting("data_request_confirm", 1);
  expect(await check()).toMatchObject({
    status: "degraded",
    parts: { strangers: { ok: false, detail: "60 e-mails to unconfirmed addresses wait" } },
  });
  await database.db.outboxEmail.updateMany({ data: { dueAt: null } });
  expect(await check()).toMatchObject({ parts: { strangers: { ok: true } } });
});

test("a flood of the public forms alarms the operator once, and its end is told", async () => {
  const deps = fakeDeps(database.db);
  const watch = watchHealth(deps);
  const alarmEmails = () => deps.emails.map(({ content }) => content).filter((content) => "alarm" in content);
  const emails = Array.from({ length: 60 }, (_, n) => ({
    kind: "data_request_confirm" as const,
    occasion: `data_request_confirm:flood-${n}`,
    dueAt: new Date(Date.now() + 3_600_000),
  }));
  await database.db.outboxEmail.createMany({ data: emails });
  for (let i = 0; i < 3; i++) await watch(Number.POSITIVE_INFINITY);
  expect(alarmEmails()).toMatchObject([{ kind: "alarm_raised", alarm: "strangers" }]);
  await database.db.outboxEmail.deleteMany({ where: { kind: "data_request_confirm" } });
  for (let i = 0; i < 2; i++) await watch(Number.POSITIVE_INFINITY);
  expect(alarmEmails()).toMatchObject([
    { kind: "alarm_raised" },
    { kind: "alarm_cleared", alarm: "strangers" },
  ]);
});
