import { join } from "node:path";
import { Hono } from "hono";
import { createClock } from "../core/clock";
import { control } from "../core/control";
import { serve } from "../core/server";
import { createAppClient } from "./app/call-app";
import { makeCall } from "./app/make-call";
import { Executor, type ExecutorOptions } from "./executor";
import { createRegistration } from "./registration/create-registration";
import { pollApp } from "./registration/poll-app";
import { eventRoutes, registerRoutes } from "./routes/app-routes";
import { inspectorPage } from "./routes/inspector-page";
import { readState } from "./read-state";
import { steeringRoutes } from "./routes/steering-routes";
import { createRules } from "./rules/create-rules";

export type InngestOptions = {
  /** 0 takes a free port. */
  port: number;
  /** Where the app serves its functions, such as http://localhost:3000/api/inngest. */
  appUrl: string;
  /** The one event key that is accepted; null accepts any (the SDK's dev mode). */
  eventKey: string | null;
  /** Signs calls and verifies answers; null does neither (the SDK's dev mode). */
  signingKey: string | null;
  /** Calls to the app at once; default 100, as many workers as the real server's queue has. */
  maxParallel?: number;
  /**
   * Ms after which a full concurrency limit is checked again; default 5000, as on the real server. With 0 it is checked
   * as soon as a call ends.
   */
  limitRecheckMs?: number;
  /** Unfinished runs at once, beyond which events are answered 503; default 25,000. */
  maxRuns?: number;
  /** Ms before the second try, the third and so on; the last one repeats. */
  retryDelays?: readonly number[];
  /**
   * The folder that stores the accepted functions over restarts. Runs are not stored: the app's sweeps find all work
   * again.
   */
  dataDir?: string;
  /** Ms between two requests to register, while the app is down and once it is registered; default 500 and 5000. */
  pollMs?: { waiting: number; registered: number };
};

export type RunningInngest = { url: string; port: number; close(): Promise<void> };

const RETRY_DELAYS_MS = [30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000];

/** Starts an executor that speaks Inngest's own protocol with the app's SDK. See README.md beside this file. */
export async function startInngest(options: InngestOptions): Promise<RunningInngest> {
  const {
    port,
    appUrl,
    eventKey,
    signingKey,
    maxParallel = 100,
    limitRecheckMs = 5000,
    maxRuns = 25_000,
    retryDelays = RETRY_DELAYS_MS,
  } = options;
  const warn = (message: string) => console.error(`[inngest] ${message}`);
  const clock = createClock();
  const rules = createRules();
  const client = createAppClient({ signingKey });
  const call: ExecutorOptions["call"] = (run, next) => makeCall(run, next, { client, appUrl, clock, rules });
  const limits = { maxParallel, limitRecheckMs, maxRuns };
  const executor = new Executor({ clock, rules, call, ...limits, retryDelays, warn });
  const file = options.dataDir === undefined ? null : join(options.dataDir, "inngest-functions.json");
  const registration = createRegistration({ file, register: (specs) => executor.register(specs), warn });
  const core = control({
    clock,
    reset: () => executor.reset(),
    state: () => readState(executor, registration),
  });

  const app = new Hono();
  // Mounted before the core's routes, because it replaces held, release and tick.
  app.route("/", steeringRoutes({ executor, rules, clock, core: core.routes }));
  app.route("/", core.routes);
  app.get("/health", (c) =>
    c.json({ status: "ok", ...registration.status(), unsupported: executor.unsupported() }),
  );
  app.route("/", inspectorPage({ executor, registration }));
  // Registrations repeat as long as the process runs and would fill the request log.
  app.route("/", registerRoutes({ registration, signingKey }));
  app.use("/e/*", core.middleware);
  app.route("/", eventRoutes({ executor, clock, eventKey }));
  app.notFound((c) =>
    c.json({ error: `${c.req.method} ${c.req.path} is not supported by the local Inngest executor` }, 404),
  );

  const server = await serve(app, { port });
  // The timeout lets a development server compile the route first.
  const registrationClient = createAppClient({ signingKey, timeoutMs: 60_000 });
  const poll = pollApp({
    client: registrationClient,
    appUrl,
    registration,
    waitingMs: options.pollMs?.waiting,
    registeredMs: options.pollMs?.registered,
  });
  return {
    url: server.url,
    port: server.port,
    async close() {
      poll.stop();
      executor.close();
      registration.close();
      client.close();
      registrationClient.close();
      clock.close();
      await server.close();
    },
  };
}
