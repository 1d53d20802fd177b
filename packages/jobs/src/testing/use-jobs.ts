import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { useTestDatabase } from "@takt/db/testing/test-database";
import type {
  CreateOutcome,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "@takt/domain/posts/ports/publisher";
import { created, fakeDeps } from "@takt/domain/testing/fake-deps";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startInngest } from "@takt/emulators/inngest/emulator";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { createFunctions } from "../functions";

const EVENT_KEY = "contract-event-key";
const SIGNING_KEY = "signkey-test-00112233445566778899aabbccddeeff";
/** Shorter than in production, because a test waits for it. */
const SECOND_PASS_DELAY_MS = 1500;

type Run = { functionId: string; steps: unknown[] };
type Upload = (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome>;
type Parts = {
  deps: ReturnType<typeof fakeDeps>;
  inngest: Inngest;
  url: string;
  control: ReturnType<typeof createControlClient>;
};

/** Runs all jobs behind the local executor, over HTTP and signed, with a real database; for all tests of a file. */
export function useJobs(database: ReturnType<typeof useTestDatabase>) {
  const close: (() => Promise<unknown>)[] = [];
  let parts: Parts;
  const taken: Upload = () => ({ kind: "uploaded", urn: "urn:li:video:1", state: "ready" });
  const jobs = {
    /** LinkedIn's answer to a create call and to an upload; both succeed before each test. */
    answer: created as () => CreateOutcome | Promise<CreateOutcome>,
    upload: taken,
    get deps() {
      return parts.deps;
    },
    get inngest() {
      return parts.inngest;
    },
    get control() {
      return parts.control;
    },
    /** Returns the executor's runs, of one function or of all. */
    async ledger(fn = ""): Promise<Run[]> {
      const response = await fetch(`${parts.url}/_emulator/runs?fn=${fn}`);
      return (await response.json()) as Run[];
    },
    /** Calls `lose` or `double` of the executor's control API. */
    async steer(what: string, body: object) {
      const response = await fetch(`${parts.url}/_emulator/${what}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async statuses() {
      return (await database.db.post.findMany({ select: { status: true } })).map(({ status }) => status);
    },
  };

  beforeAll(async () => {
    const app = createServer((request, response) => handler(request, response));
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    const appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
    const executor = await startInngest({
      port: 0,
      appUrl,
      eventKey: EVENT_KEY,
      signingKey: SIGNING_KEY,
      retryDelays: [50],
      pollMs: { waiting: 20, registered: 1000 },
    });
    const { url } = executor;
    const inngest = new Inngest({
      id: "takt",
      isDev: false,
      baseUrl: url,
      eventKey: EVENT_KEY,
      signingKey: SIGNING_KEY,
      checkpointing: false,
    });
    const deps = fakeDeps(database.db, {
      create: () => jobs.answer(),
      upload: (file, progress) => jobs.upload(file, progress),
    });
    const functions = createFunctions(inngest, deps, { secondPassDelayMs: SECOND_PASS_DELAY_MS });
    const handler = serve({ client: inngest, functions, enableUnauthedSync: false });
    parts = { deps, inngest, url, control: createControlClient(url) };
    close.push(
      () => executor.close(),
      () => new Promise((resolve) => app.close(resolve)),
    );
    const registered = async () =>
      ((await (await fetch(`${url}/health`)).json()) as { app: string }).app === "registered";
    await vi.waitUntil(registered, { timeout: 60_000 });
  });
  afterAll(async () => {
    for (const end of close) await end();
  });
  beforeEach(async () => {
    await parts.control.clearFaults();
    await parts.control.reset();
    await database.db.post.deleteMany();
    await database.db.mediaUrn.deleteMany();
    await database.db.mediaUpload.deleteMany();
    parts.deps.sent.length = 0;
    parts.deps.uploads.length = 0;
    Object.assign(jobs, { upload: taken, answer: created });
  });
  return jobs;
}
