import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { fakeDeps } from "../testing/fake-deps";
import { recordHeartbeat } from "./record-heartbeat";
import { clearAlarm, raiseAlarm } from "./alarms";
import { emailAlarms } from "./email-alarms";
import { RETAINED_KINDS } from "../retention/model/retention";
import { watchHealth } from "./watch-health";

const database = useTestDatabase();
const SWEEP = "sweep";
const HOUR = 3_600_000;

beforeEach(async () => {
  await database.db.alarm.deleteMany();
  await database.db.outboxEmail.deleteMany();
  await database.db.auditEntry.deleteMany();
  await database.db.heartbeat.deleteMany();
  await database.db.post.deleteMany();
  await database.db.purgeRun.deleteMany();
  await recordHeartbeat(database, SWEEP);
});

/** A watching process with an executor that a test can switch. */
function watcher(executor = { answers: true }) {
  const deps = fakeDeps(database.db, { executor: { reachable: () => Promise.resolve(executor.answers) } });
  const watch = watchHealth(deps);
  return { deps, executor, check: (upMs = HOUR) => watch(upMs) };
}
const alarms = () => database.db.alarm.findMany({ orderBy: { kind: "asc" } });
const queued = () => database.db.outboxEmail.findMany();
const audit = async () =>
  (await database.db.auditEntry.findMany({ orderBy: { at: "asc" } })).map(({ action, subject }) => [
    action,
    subject,
  ]);
const emailContents = ({ emails }: { emails: { content: object }[] }) => emails.map(({ content }) => content);

test("a healthy system raises no alarm and sends no email", async () => {
  const { deps, check } = watcher();
  for (let i = 0; i < 3; i++) expect(await check()).toMatchObject({ status: "ok" });
  expect(await alarms()).toEqual([]);
  expect(deps.emails).toEqual([]);
});

test("an executor that does not answer twice in a row raises an alarm with email and audit entry, cleared after two good checks", async () => {
  const { deps, executor, check } = watcher();
  executor.answers = false;
  await check();
  expect(await alarms()).toEqual([]);
  await check();
  expect(await alarms()).toMatchObject([{ kind: "executor", detail: "does not answer", clearedAt: null }]);
  await check();
  const raised = { kind: "alarm_raised", alarm: "executor", detail: "does not answer" };
  expect(emailContents(deps)).toMatchObject([raised]);
  executor.answers = true;
  expect(await check()).toMatchObject({ alarms: ["executor"] });
  expect((await alarms())[0]!.clearedAt).toBeNull();
  await check();
  expect(await check()).toMatchObject({ status: "ok", alarms: [] });
  expect(emailContents(deps)).toMatchObject([
    raised,
    { kind: "alarm_cleared", alarm: "executor", detail: "reachable" },
  ]);
  expect(new Set(deps.emails.map(({ id }) => id)).size).toBe(2);
  expect(await audit()).toEqual([
    ["alarm.raised", "executor"],
    ["alarm.cleared", "executor"],
  ]);
});

test("a single unanswered call now and then raises no alarm", async () => {
  const { executor, check } = watcher();
  for (let i = 0; i < 6; i++) {
    executor.answers = i % 2 === 0;
    await check();
  }
  expect(await alarms()).toEqual([]);
});

test("an overdue post raises an alarm at the first check", async () => {
  const { deps, check } = watcher();
  await createPost(database.db, await createUser(database.db), {
    status: "scheduled",
    scheduledAt: new Date(Date.now() - 61_000),
  });
  await check();
  expect(await alarms()).toMatchObject([{ kind: "late", detail: "1 overdue" }]);
  expect(emailContents(deps)).toMatchObject([{ alarm: "late" }]);
});

test("a purge that has not finished for 36 hours raises an alarm, cleared when it has", async () => {
  const { deps, check } = watcher();
  const finished = async (hours: number) => {
    const at = new Date(Date.now() - hours * HOUR);
    await database.db.purgeRun.deleteMany();
    const run = { ranAt: new Date(), purged: 0, finishedAt: new Date() };
    await database.db.purgeRun.createMany({ data: RETAINED_KINDS.map((kind) => ({ kind, ...run })) });
    await database.db.purgeRun.update({ where: { kind: "orders" }, data: { finishedAt: at } });
  };
  await finished(35);
  await check(3 * HOUR);
  expect(await alarms()).toEqual([]);
  await finished(37);
  await check(HOUR);
  expect(await alarms()).toEqual([]);
  await check(3 * HOUR);
  const detail = "not purged for 36 h: orders";
  expect(await alarms()).toMatchObject([{ kind: "purges", detail, clearedAt: null }]);
  expect(emailContents(deps)).toMatchObject([{ kind: "alarm_raised", alarm: "purges", detail }]);
  await finished(0);
  for (let i = 0; i < 2; i++) await check(3 * HOUR);
  expect((await alarms())[0]!.clearedAt).toEqual(expect.any(Date));
});

test("a purge that never ran raises an alarm, also in an installation that is restarted every day", async () => {
  await database.db.purgeRun.deleteMany();
  const before = Date.now();
  await watcher().check(3 * HOUR);
  expect(await database.db.purgeRun.count({ where: { awaitedSince: { gte: new Date(before) } } })).toBe(
    RETAINED_KINDS.length,
  );
  await database.db.purgeRun.updateMany({ data: { awaitedSince: new Date(before - 37 * HOUR) } });
  const { check } = watcher();
  await check(HOUR);
  expect(await alarms()).toEqual([]);
  await check(3 * HOUR);
  expect(await alarms()).toMatchObject([{ kind: "purges", clearedAt: null }]);
});

test("a stopped sweep raises an alarm at the second check, and a process that has just started does not clear it", async () => {
  const { check } = watcher();
  await database.db.heartbeat.updateMany({ data: { at: new Date(Date.now() - 160_000) } });
  await check();
  expect(await alarms()).toEqual([]);
  await check();
  const fresh = watchHealth(fakeDeps(database.db));
  for (let i = 0; i < 3; i++) await fresh(5000);
  expect(await alarms()).toMatchObject([{ kind: "jobs", clearedAt: null }]);
});

test("guard alarm-raised-once: of three processes one raises the alarm and one sends the email", async () => {
  const executor = { answers: false };
  const three = [watcher(executor), watcher(executor), watcher(executor)];
  const [first] = three.map(({ deps }) => deps);
  const together = await Promise.all(three.map(({ deps }) => raiseAlarm(deps, "executor", "x")));
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await raiseAlarm(first!, "executor", "x")).toBe(false);
  for (let i = 0; i < 3; i++) await Promise.all(three.map(({ check }) => check()));
  expect(three.flatMap(({ deps }) => deps.emails)).toHaveLength(1);
  expect(await audit()).toEqual([["alarm.raised", "executor"]]);
});

test("guard alarm-cleared-once: of several processes one clears the alarm", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const together = await Promise.all([1, 2, 3].map(() => clearAlarm(deps, "executor", "y")));
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await clearAlarm(deps, "jobs", "y")).toBe(false);
  expect(await audit()).toHaveLength(2);
});

test("guard email-due: an email that another process is sending is not sent again", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const slow = new Promise((resolve) => setTimeout(resolve, 300));
  const mailer = { send: deps.mailer!.send };
  const patient = {
    send: (email: Parameters<typeof mailer.send>[0]) => slow.then(() => mailer.send(email)),
  };
  await Promise.all([1, 2, 3].map(() => emailAlarms({ ...deps, mailer: patient })));
  expect(deps.emails).toHaveLength(1);
});

test("an alarm that is cleared while its first email is sent gets its second email", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const send = deps.mailer!.send;
  const mailer = {
    async send(email: Parameters<typeof send>[0]) {
      await send(email);
      if (deps.emails.length === 1) await clearAlarm(deps, "executor", "y");
    },
  };
  await emailAlarms({ ...deps, mailer });
  await emailAlarms({ ...deps, mailer });
  expect(emailContents(deps)).toMatchObject([{ kind: "alarm_raised" }, { kind: "alarm_cleared" }]);
});

test("guard alarm-superseded: of an alarm that is over before its email was sent only that is sent, and other alarms' emails are", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  await raiseAlarm(deps, "jobs", "x");
  await clearAlarm(deps, "executor", "y");
  await emailAlarms(deps);
  const sent = deps.emails.map(({ id }) => id.split(/-\d/)[0]);
  expect(sent.toSorted()).toEqual(["alarm_cleared-executor", "alarm_raised-jobs"]);
  expect(await queued()).toHaveLength(2);
});

test("an email that is refused is tried again each minute, however long the mail server is away", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const away = { send: () => Promise.reject(new Error("connection refused")) };
  for (let tried = 1; tried < 5; tried++) {
    await emailAlarms({ ...deps, mailer: away });
    const [email] = await queued();
    expect(email).toMatchObject({ tries: tried });
    expect(email!.dueAt!.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    const longAgo = new Date(Date.now() - 3 * 24 * HOUR);
    await database.db.outboxEmail.updateMany({ data: { dueAt: longAgo, createdAt: longAgo } });
  }
  await emailAlarms(deps);
  expect(emailContents(deps)).toMatchObject([{ kind: "alarm_raised" }]);
});

test("an email is sent later with the same id to every operator when the mail server was away", async () => {
  const { deps } = watcher();
  const operatorEmails = ["one@example.com", "two@example.com"];
  await raiseAlarm(deps, "executor", "x");
  const ids: string[] = [];
  const away = {
    send: (email: { id: string }) => {
      ids.push(email.id);
      return Promise.reject(new Error("connection refused"));
    },
  };
  await emailAlarms({ ...deps, operatorEmails, mailer: away });
  await emailAlarms({ ...deps, operatorEmails });
  expect(deps.emails).toEqual([]);
  await database.db.outboxEmail.updateMany({ data: { dueAt: new Date(Date.now() - 1) } });
  await emailAlarms({ ...deps, operatorEmails });
  expect(deps.emails.map(({ to }) => to)).toEqual(operatorEmails);
  expect(new Set(deps.emails.map(({ locale }) => locale))).toEqual(new Set(["de"]));
  expect(deps.emails[0]!.id).toBe(ids[0]);
  expect(await queued()).toMatchObject([{ dueAt: null, sentAt: expect.any(Date) }]);
});

test("an alarm is raised without an operator's address or a mail server, too", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  await emailAlarms({ ...deps, operatorEmails: [] });
  await emailAlarms({ ...deps, mailer: null });
  expect(deps.emails).toEqual([]);
  expect(await queued()).toMatchObject([{ kind: "alarm_raised", dueAt: expect.any(Date) }]);
});

test("a check without a database reports it and throws nothing", async () => {
  const { deps } = watcher();
  const broken = new Proxy(database.db, {
    get: (target, key) =>
      key === "$queryRaw" ? () => Promise.reject(new Error("gone")) : (Reflect.get(target, key) as unknown),
  });
  expect(await watchHealth({ ...deps, db: broken })(HOUR)).toMatchObject({ status: "down" });
});
