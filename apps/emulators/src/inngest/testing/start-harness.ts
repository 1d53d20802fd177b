import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/node";
import { createInngestControl } from "../control-client";
import { startInngest, type InngestOptions } from "../emulator";

export const EVENT_KEY = "local-event-key";
export const SIGNING_KEY = "signkey-test-0123456789abcdef0123456789abcdef";

type Functions = InngestFunction.Any[];
type Settings = Partial<InngestOptions> & {
  clientSigningKey?: string;
  clientEventKey?: string;
  registers?: boolean;
};
type State = {
  app: string;
  reason: string | null;
  runs: Record<string, number>;
  sizes: Record<string, number>;
  functions: { id: string; lastCronFire: string | null }[];
};

/**
 * Starts the executor and an app with the real SDK, over HTTP and signed. `functions` creates the app's functions; the
 * promise resolves once they are registered, or at once with `registers: false`.
 */
export async function startHarness(functions: (client: Inngest) => Functions, settings: Settings = {}) {
  let make = functions;
  let handler: ReturnType<typeof serve> | null = null;
  let server: Server | null = null;
  const startServer = (port: number) =>
    new Promise<number>((resolve) => {
      const starting = createServer((request, response) => {
        if (handler) handler(request, response);
        else response.destroy();
      });
      starting.listen(port, "127.0.0.1", () => resolve((starting.address() as AddressInfo).port));
      server = starting;
    });
  const appPort = await startServer(0);
  const appUrl = `http://127.0.0.1:${appPort}/api/inngest`;
  const executor = await startInngest({
    port: 0,
    appUrl,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    retryDelays: [5],
    pollMs: { waiting: 10, registered: 50 },
    ...settings,
  });
  const client = new Inngest({
    id: "app",
    isDev: settings.signingKey === null,
    baseUrl: executor.url,
    eventKey: settings.clientEventKey ?? EVENT_KEY,
    signingKey: settings.clientSigningKey ?? SIGNING_KEY,
    logger: { info() {}, warn() {}, error() {}, debug() {} },
  });
  const build = () => serve({ client, functions: make(client), enableUnauthedSync: false });
  handler = build();

  const control = createInngestControl(executor.url);
  const get = async <T>(path: string) => (await (await fetch(executor.url + path)).json()) as T;
  const harness = {
    client,
    control,
    executor,
    appUrl,
    state: () => control.state<State>(),
    health: () =>
      get<{ status: string; app: string; reason: string | null; unsupported: string[] }>("/health"),
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(executor.url + path, {
        method: "POST",
        body: JSON.stringify(body),
        headers,
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    /** Stops the app as `kill -9` would: sockets are cut in the middle of a call. */
    killApp: () =>
      new Promise<void>((resolve) => {
        server?.close(() => resolve());
        server?.closeAllConnections();
      }),
    async startApp(next: (client: Inngest) => Functions = make) {
      make = next;
      handler = build();
      await startServer(appPort);
    },
    /** Waits until all runs have ended. */
    finished: () => until(async () => (await harness.state()).sizes.live === 0),
    until,
    async close() {
      await executor.close();
      await harness.killApp();
    },
  };
  if (settings.registers !== false) await until(async () => (await harness.health()).app === "registered");
  return harness;
}

/** Polls until `check` returns true; fails after 60 s, far longer than any test needs. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`never happened: ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}
