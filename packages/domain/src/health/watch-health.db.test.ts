import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { fakeDeps } from "../testing/fake-deps";
import { beat } from "./beat";
import { clearAlarm } from "./clear-alarm";
import { mailAlarms } from "./mail-alarms";
import { raiseAlarm } from "./raise-alarm";
import { watchHealth } from "./watch-health";

const database = useTestDatabase();
const SWEEP = "sweep";
const HOUR = 3_600_000;

beforeEach(async () => {
  await database.db.alarm.deleteMany();
  await database.db.auditEntry.deleteMany();
  await database.db.heartbeat.deleteMany();
  await database.db.post.deleteMany();
  await beat(database, SWEEP);
});

/** A process that watches, with an executor that a test switches. */
function watcher(executor = { answers: true }) {
  const deps = fakeDeps(database.db, { executor: { reachable: () => Promise.resolve(executor.answers) } });
  const watch = watchHealth(deps);
  return { deps, executor, look: () => watch(HOUR) };
}
const alarms = () => database.db.alarm.findMany({ orderBy: { kind: "asc" } });
const audit = async () =>
  (await database.db.auditEntry.findMany({ orderBy: { at: "asc" } })).map(({ action, subject }) => [
    action,
    subject,
  ]);
const said = ({ letters }: { letters: { content: object }[] }) => letters.map(({ content }) => content);

test("all is well: no alarm, no mail", async () => {
  const { deps, look } = watcher();
  for (let i = 0; i < 3; i++) expect(await look()).toMatchObject({ status: "ok" });
  expect(await alarms()).toEqual([]);
  expect(deps.letters).toEqual([]);
});

test("an executor that does not answer twice in a row: raised, mailed, audited; and cleared after two good looks", async () => {
  const { deps, executor, look } = watcher();
  executor.answers = false;
  await look();
  expect(await alarms()).toEqual([]);
  await look();
  expect(await alarms()).toMatchObject([{ kind: "executor", detail: "does not answer", clearedAt: null }]);
  await look();
  const raised = { kind: "alarm_raised", alarm: "executor", detail: "does not answer" };
  expect(said(deps)).toMatchObject([raised]);
  executor.answers = true;
  expect(await look()).toMatchObject({ alarms: ["executor"] });
  expect((await alarms())[0]!.clearedAt).toBeNull();
  await look();
  expect(await look()).toMatchObject({ status: "ok", alarms: [] });
  expect(said(deps)).toMatchObject([
    raised,
    { kind: "alarm_cleared", alarm: "executor", detail: "reachable" },
  ]);
  expect(new Set(deps.letters.map(({ id }) => id)).size).toBe(2);
  expect(await audit()).toEqual([
    ["alarm.raised", "executor"],
    ["alarm.cleared", "executor"],
  ]);
});

test("one unanswered call now and then is no alarm", async () => {
  const { executor, look } = watcher();
  for (let i = 0; i < 6; i++) {
    executor.answers = i % 2 === 0;
    await look();
  }
  expect(await alarms()).toEqual([]);
});

test("a post that is overdue is one at the first look", async () => {
  const { deps, look } = watcher();
  await createPost(database.db, await createUser(database.db), {
    status: "scheduled",
    scheduledAt: new Date(Date.now() - 61_000),
  });
  await look();
  expect(await alarms()).toMatchObject([{ kind: "late", detail: "1 overdue" }]);
  expect(said(deps)).toMatchObject([{ alarm: "late" }]);
});

test("a sweep that stopped: the second look; a process that has just started does not clear it", async () => {
  const { look } = watcher();
  await database.db.heartbeat.updateMany({ data: { at: new Date(Date.now() - 160_000) } });
  await look();
  expect(await alarms()).toEqual([]);
  await look();
  const fresh = watchHealth(fakeDeps(database.db));
  for (let i = 0; i < 3; i++) await fresh(5000);
  expect(await alarms()).toMatchObject([{ kind: "jobs", clearedAt: null }]);
});

test("guard alarm-raised-once: three processes see it, one raises, one mails", async () => {
  const executor = { answers: false };
  const three = [watcher(executor), watcher(executor), watcher(executor)];
  const [first] = three.map(({ deps }) => deps);
  const together = await Promise.all(three.map(({ deps }) => raiseAlarm(deps, "executor", "x")));
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await raiseAlarm(first!, "executor", "x")).toBe(false);
  for (let i = 0; i < 3; i++) await Promise.all(three.map(({ look }) => look()));
  expect(three.flatMap(({ deps }) => deps.letters)).toHaveLength(1);
  expect(await audit()).toEqual([["alarm.raised", "executor"]]);
});

test("guard alarm-cleared-once: one clears", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const together = await Promise.all([1, 2, 3].map(() => clearAlarm(deps, "executor", "y")));
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await clearAlarm(deps, "jobs", "y")).toBe(false);
  expect(await audit()).toHaveLength(2);
});

test("guard alarm-mail-lease: what another process is writing is not written again", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const slow = new Promise((resolve) => setTimeout(resolve, 300));
  const mailer = { send: deps.mailer!.send };
  const patient = {
    send: (letter: Parameters<typeof mailer.send>[0]) => slow.then(() => mailer.send(letter)),
  };
  await Promise.all([1, 2, 3].map(() => mailAlarms({ ...deps, mailer: patient })));
  expect(deps.letters).toHaveLength(1);
});

test("guard alarm-mailed-state: cleared while its first letter is written, it is told, too", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  const send = deps.mailer!.send;
  const mailer = {
    async send(letter: Parameters<typeof send>[0]) {
      await send(letter);
      if (deps.letters.length === 1) await clearAlarm(deps, "executor", "y");
    },
  };
  await mailAlarms({ ...deps, mailer });
  await mailAlarms({ ...deps, mailer });
  expect(said(deps)).toMatchObject([{ kind: "alarm_raised" }, { kind: "alarm_cleared" }]);
});

test("a mail server that is away: the letter comes later, with the same id, to everyone", async () => {
  const { deps } = watcher();
  const providerEmails = ["one@example.com", "two@example.com"];
  await raiseAlarm(deps, "executor", "x");
  const ids: string[] = [];
  const away = {
    send: (letter: { id: string }) => {
      ids.push(letter.id);
      return Promise.reject(new Error("connection refused"));
    },
  };
  await mailAlarms({ ...deps, providerEmails, mailer: away });
  await mailAlarms({ ...deps, providerEmails });
  expect(deps.letters).toEqual([]);
  await database.db.alarm.updateMany({ data: { mailDueAt: new Date(Date.now() - 1) } });
  await mailAlarms({ ...deps, providerEmails });
  expect(deps.letters.map(({ to }) => to)).toEqual(providerEmails);
  expect(new Set(deps.letters.map(({ locale }) => locale))).toEqual(new Set(["de"]));
  expect(deps.letters[0]!.id).toBe(ids[0]);
  expect(await alarms()).toMatchObject([{ mailDueAt: null }]);
});

test("nobody to tell, or no mail server: the alarm is raised all the same", async () => {
  const { deps } = watcher();
  await raiseAlarm(deps, "executor", "x");
  await mailAlarms({ ...deps, providerEmails: [] });
  await mailAlarms({ ...deps, mailer: null });
  expect(deps.letters).toEqual([]);
  expect((await alarms())[0]!.mailDueAt).not.toBeNull();
});

test("the database away: the look says so and fails nothing", async () => {
  const { deps } = watcher();
  const broken = new Proxy(database.db, {
    get: (target, key) =>
      key === "$queryRaw" ? () => Promise.reject(new Error("gone")) : (Reflect.get(target, key) as unknown),
  });
  expect(await watchHealth({ ...deps, db: broken })(HOUR)).toMatchObject({ status: "down" });
});
