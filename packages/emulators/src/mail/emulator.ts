import { Hono } from "hono";
import { createClock } from "../core/clock";
import type { ControlEnv } from "../core/control-options";
import { controlRoutes } from "../core/control-routes";
import { createFaultList } from "../core/fault-list";
import { createHeldCalls } from "../core/held-calls";
import { createRequestLog } from "../core/request-log";
import { serve, type RunningServer } from "../core/server";
import { openMailbox } from "./mailbox";
import { inboxRoutes } from "./routes/inbox";
import { listenSmtp } from "./smtp";
import { parseEmail } from "./parse-email";

export type MailOptions = {
  /** The port of the inbox page; 0 takes a free one. */
  port: number;
  /** The port of the mail server; 0 takes a free one. */
  smtpPort: number;
  /** The folder that stores emails over a restart; without it they are in memory only. */
  dataDir?: string | null;
};

/** Starts a mail server that stores every email and delivers none, with an inbox page to read them. */
export async function startMail({
  port,
  smtpPort,
  dataDir = null,
}: MailOptions): Promise<RunningServer & { smtpUrl: string }> {
  const clock = createClock();
  const mailbox = openMailbox(dataDir);
  const controlDeps = { faults: createFaultList(), held: createHeldCalls(), log: createRequestLog() };
  const app = new Hono<ControlEnv>();
  const state = async (query: URLSearchParams) => {
    const emails = mailbox.list({ to: query.get("to") ?? undefined });
    return { count: emails.length, emails: await Promise.all(emails.map(parseEmail)) };
  };
  app.route("/", controlRoutes({ clock, reset: () => mailbox.clear(), state }, controlDeps));
  app.route("/", inboxRoutes(mailbox));

  const smtp = await listenSmtp({ mailbox, clock, ...controlDeps }, { port: smtpPort });
  const page = await serve(app, { port }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  return {
    ...page,
    smtpUrl: smtp.url,
    async close() {
      clock.close();
      await Promise.all([smtp.close(), page.close()]);
      mailbox.close();
    },
  };
}
