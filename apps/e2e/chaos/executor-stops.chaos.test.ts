import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForAppRegistration } from "../harness/wait-for-app-registration";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { startStack, type Stack } from "../harness/start-stack";
import { waitFor } from "../harness/wait-for";

const MINUTE_MS = 60_000;
const OPERATOR = "provider@example.com";
/** The banner as an element: the page also carries all its texts as data. */
const BANNER = ">Posts may go out late<";

const database = useTestDatabase();
let stack: Stack;

beforeAll(async () => {
  stack = await startStack(database.url, { PROVIDER_EMAILS: OPERATOR });
  await waitForAppRegistration(stack);
}, 4 * MINUTE_MS);

afterAll(() => stack.stop(), MINUTE_MS);

type Health = { status: string; parts: Record<string, { ok: boolean }>; alarms: string[] };
const health = async () => (await (await fetch(`${stack.webUrl}/api/health`)).json()) as Health;

/** Lists the subjects of the operator's emails about the executor, oldest first; a slow machine adds late sweeps. */
async function listSubjects(): Promise<string[]> {
  type Inbox = { emails: { id: number; subject: string }[] };
  const { emails } = await stack.mail.state<Inbox>({ to: OPERATOR });
  return emails
    .sort((a, b) => a.id - b.id)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes("executor"));
}

test(
  "a stopped executor raises an alarm (row, email, banner, health) within two minutes, and a resumed one clears it",
  async () => {
    const { db } = database;
    const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
    const { name, value } = await signIn(db, user.id);
    const banner = async () => {
      const headers = { cookie: `${name}=${value}`, "accept-language": "en" };
      return (await (await fetch(`${stack.webUrl}/app`, { headers })).text()).includes(BANNER);
    };
    expect((await health()).parts.executor).toMatchObject({ ok: true });
    expect(await banner()).toBe(false);

    // The supervisor would restart a killed executor; a stopped one stays and does nothing.
    const executor = stack.pid("inngest");
    process.kill(executor, "SIGSTOP");
    try {
      const isNotified = async () => (await listSubjects()).length > 0;
      await waitFor("the operator is notified", isNotified, 2 * MINUTE_MS);
      expect(await listSubjects()).toHaveLength(1);
      expect((await listSubjects())[0]).toMatch(/^Alarm/);
      const alarm = () => db.alarm.findUnique({ where: { kind: "executor" } });
      expect(await alarm()).toMatchObject({ detail: "does not answer", clearedAt: null });
      await waitFor("users see the banner", banner);
      const report = await health();
      expect(report.parts.executor).toMatchObject({ ok: false });
      expect(report.alarms).toContain("executor");
      expect(["degraded", "down"]).toContain(report.status);
    } finally {
      process.kill(executor, "SIGCONT");
    }

    const isCleared = async () => (await listSubjects()).length > 1;
    await waitFor("the operator is notified of the end", isCleared, 2 * MINUTE_MS);
    expect(await listSubjects()).toHaveLength(2);
    expect(await db.alarm.findUnique({ where: { kind: "executor" } })).not.toMatchObject({ clearedAt: null });
    await waitFor("the banner is gone", async () => !(await banner()));
    const entries = await db.auditEntry.findMany({
      where: { subject: "executor" },
      select: { action: true },
      orderBy: { at: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual(["alarm.raised", "alarm.cleared"]);
  },
  6 * MINUTE_MS,
);
