import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { executorKnowsTheApp } from "../harness/executor-knows-the-app";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { startStack, type Stack } from "../harness/start-stack";
import { until } from "../harness/until";

const MINUTE = 60_000;
const PROVIDER = "provider@example.com";
/** As an element: the page carries all its texts as data, too. */
const BANNER = ">Posts may go out late<";

const database = useTestDatabase();
let stack: Stack;

beforeAll(async () => {
  stack = await startStack(database.url, { PROVIDER_EMAILS: PROVIDER });
  await executorKnowsTheApp(stack);
}, 4 * MINUTE);

afterAll(() => stack.stop(), MINUTE);

type Health = { status: string; parts: Record<string, { ok: boolean }>; alarms: string[] };
const health = async () => (await (await fetch(`${stack.webUrl}/api/health`)).json()) as Health;

/** Subjects of what the provider got about the executor, the oldest first: on a slow machine the sweeps are late, too. */
async function letters(): Promise<string[]> {
  type Inbox = { mails: { id: number; subject: string }[] };
  const { mails } = await stack.mail.state<Inbox>({ to: PROVIDER });
  return mails
    .sort((a, b) => a.id - b.id)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes("executor"));
}

test(
  "a stopped executor raises the alarm within two minutes: row, mail, banner, health; and it ends with it",
  async () => {
    const { db } = database;
    const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
    const { name, value } = await signIn(db, user.id);
    const banner = async () => {
      const headers = { cookie: `${name}=${value}`, "accept-language": "en" };
      return (await (await fetch(`${stack.webUrl}/app`, { headers })).text()).includes(BANNER);
    };
    expect((await health()).parts.executor).toMatchObject({ ok: true });
    expect(await banner()).toBe(false);

    // Killed, the supervisor would start it again; stopped, it is there and does nothing.
    const executor = stack.pid("inngest");
    process.kill(executor, "SIGSTOP");
    try {
      const told = async () => (await letters()).length > 0;
      await until("the provider is told", told, 2 * MINUTE);
      expect(await letters()).toHaveLength(1);
      expect((await letters())[0]).toMatch(/^Alarm/);
      const alarm = () => db.alarm.findUnique({ where: { kind: "executor" } });
      expect(await alarm()).toMatchObject({ detail: "does not answer", clearedAt: null });
      await until("users are told", banner);
      const said = await health();
      expect(said.parts.executor).toMatchObject({ ok: false });
      expect(said.alarms).toContain("executor");
      expect(["degraded", "down"]).toContain(said.status);
    } finally {
      process.kill(executor, "SIGCONT");
    }

    const over = async () => (await letters()).length > 1;
    await until("the provider is told that it is over", over, 2 * MINUTE);
    expect(await letters()).toHaveLength(2);
    expect(await db.alarm.findUnique({ where: { kind: "executor" } })).not.toMatchObject({ clearedAt: null });
    await until("the banner is gone", async () => !(await banner()));
    const acts = await db.auditEntry.findMany({
      where: { subject: "executor" },
      select: { action: true },
      orderBy: { at: "asc" },
    });
    expect(acts.map(({ action }) => action)).toEqual(["alarm.raised", "alarm.cleared"]);
  },
  6 * MINUTE,
);
