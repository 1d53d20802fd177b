import { type RunningServer, startEmulator } from "../core/start-emulator";
import { createBackend, type Backend } from "./backend";
import { inboxRoutes } from "./pages/inbox-page";
import { listenSmtp } from "./smtp/listen-smtp";
import { type ParsedEmail, parseEmail } from "./model/email";

type MailOptions = {
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
  const backend = createBackend({ dataDir });
  const emulator = await startEmulator(backend, {
    port,
    state: (query) => readState(backend, query),
    // The service's calls are emails, over SMTP.
    calls: null,
    routes: (app) => inboxRoutes(app, backend),
  });
  const smtp = await listenSmtp(backend, emulator.control, { port: smtpPort }).catch(
    async (error: unknown) => {
      await emulator.close();
      throw error;
    },
  );
  return {
    ...emulator,
    smtpUrl: smtp.url,
    async close() {
      await smtp.close();
      await emulator.close();
    },
  };
}

/** The body of GET /_emulator/state: the emails, newest first; `?to={address}` filters them. */
async function readState(
  backend: Backend,
  query: URLSearchParams,
): Promise<{ count: number; emails: ParsedEmail[] }> {
  const emails = backend.listEmails({ to: query.get("to") ?? undefined });
  return { count: emails.length, emails: await Promise.all(emails.map(parseEmail)) };
}
