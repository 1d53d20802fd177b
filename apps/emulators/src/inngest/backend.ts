import { join } from "node:path";
import { createClock } from "../core/clock";
import { createAppClient } from "./app/call-app";
import { makeCall } from "./app/make-call";
import { createRegistration, pollApp } from "./registration/create-registration";
import { createRules } from "./rules/create-rules";
import { Executor } from "./runs/executor";

export type BackendOptions = {
  /** Where the app serves its functions, such as http://localhost:3000/api/inngest. */
  appUrl: string;
  /** Signs calls and verifies answers; null does neither (the SDK's dev mode). */
  signingKey: string | null;
  /** Calls to the app at once; default 100, as many workers as the real server's queue has. */
  maxParallel?: number;
  /** Ms after which a full limit is checked again; default 5000, as really. With 0 as soon as a call ends. */
  limitRecheckMs?: number;
  /** Unfinished runs at once, beyond which events are answered 503; default 25,000. */
  maxRuns?: number;
  /** Ms before the second try, the third and so on; the last one repeats. */
  retryDelays?: readonly number[];
  /** The folder of the accepted functions. Runs are not stored: the app's sweeps find all work again. */
  dataDir?: string | null;
  /** Ms between two requests to register, while the app is down and once it is registered; default 500 and 5000. */
  pollMs?: { waiting: number; registered: number };
  /** The instant at which the clock starts (Unix milliseconds); default now. */
  startsAt?: number;
};

export type Backend = ReturnType<typeof createBackend>;

const RETRY_DELAYS_MS = [30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000];

/** The executor with its rules and the app's registration. It asks the app to register once `pollApp` is called. */
export function createBackend(options: BackendOptions) {
  const { appUrl, signingKey, dataDir = null, pollMs } = options;
  const {
    maxParallel = 100,
    limitRecheckMs = 5000,
    maxRuns = 25_000,
    retryDelays = RETRY_DELAYS_MS,
  } = options;
  const warn = (message: string) => console.error(`[inngest] ${message}`);
  const clock = createClock(options.startsAt);
  const rules = createRules();
  const client = createAppClient({ signingKey });
  // The timeout lets a development server compile the route first.
  const registrationClient = createAppClient({ signingKey, timeoutMs: 60_000 });
  const executor = new Executor({
    clock,
    rules,
    call: (run, next) => makeCall(run, next, { client, appUrl, clock, rules }),
    maxParallel,
    limitRecheckMs,
    maxRuns,
    retryDelays,
    warn,
  });
  const file = dataDir === null ? null : join(dataDir, "inngest-functions.json");
  const registration = createRegistration({ file, register: (specs) => executor.register(specs), warn });
  let poll: { stop(): void } | undefined;

  return {
    clock,
    rules,
    executor,
    registration,
    pollApp() {
      poll = pollApp({
        client: registrationClient,
        appUrl,
        registration,
        waitingMs: pollMs?.waiting,
        registeredMs: pollMs?.registered,
      });
    },
    reset: () => executor.reset(),
    close() {
      poll?.stop();
      executor.close();
      registration.close();
      client.close();
      registrationClient.close();
    },
  };
}
