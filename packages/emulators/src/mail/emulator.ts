import { Hono } from "hono";
import { createClock } from "../core/clock";
import type { ControlEnv } from "../core/control-options";
import { controlRoutes } from "../core/control-routes";
import { createFaultList } from "../core/fault-list";
import { createHeldCalls } from "../core/held-calls";
import { createRequestLog } from "../core/request-log";
import { serve, type RunningServer } from "../core/server";
import { openMailbox } from "./mailbox";
import { inboxRoutes } from "./routes";
import { listenSmtp } from "./smtp";
import { readMail } from "./read-mail";

export type MailOptions = {
  /** Of the page with the inbox; 0 takes a free one. */
  port: number;
  /** Of the mail server; 0 takes a free one. */
  smtpPort: number;
  /** Where letters are kept over a restart; null or nothing: in memory. */
  dataDir?: string | null;
};

/** A mail server that keeps every letter, and a page to read them: whoever they are for, they go nowhere else. */
export async function startMail({
  port,
  smtpPort,
  dataDir = null,
}: MailOptions): Promise<RunningServer & { smtpUrl: string }> {
  const clock = createClock();
  const mailbox = openMailbox(dataDir);
  const tools = { faults: createFaultList(), held: createHeldCalls(), log: createRequestLog() };
  const app = new Hono<ControlEnv>();
  const state = async (query: URLSearchParams) => {
    const mails = mailbox.list({ to: query.get("to") ?? undefined });
    return { count: mails.length, mails: await Promise.all(mails.map(readMail)) };
  };
  app.route("/", controlRoutes({ clock, reset: () => mailbox.clear(), state }, tools));
  app.route("/", inboxRoutes(mailbox));

  const smtp = await listenSmtp({ mailbox, clock, ...tools }, { port: smtpPort });
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
