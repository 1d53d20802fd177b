import type { useTestDatabase } from "@takt/db/testing/test-database";
import type {
  CreateOutcome,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "@takt/domain/posts/ports/publisher";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { created } from "@takt/domain/testing/fake-publisher";
import { createInngestControl, type InngestControl } from "@takt/emulators/inngest/control-client";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createPostEvents } from "../post-events";
import { startJobs } from "./start-jobs";

type Upload = (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome>;
type Started = Awaited<ReturnType<typeof startJobs>>;
type Parts = Started & {
  deps: ReturnType<typeof fakeDeps>;
  control: InngestControl;
};

/** Runs all jobs behind the local executor, over HTTP and signed, with a real database; for all tests of a file. */
export function useJobs(database: ReturnType<typeof useTestDatabase>) {
  let started: Started | undefined;
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
    async statuses() {
      return (await database.db.post.findMany({ select: { status: true } })).map(({ status }) => status);
    },
  };

  beforeAll(async () => {
    const deps = fakeDeps(database.db, {
      create: () => jobs.answer(),
      upload: (file, progress) => jobs.upload(file, progress),
    });
    started = await startJobs(deps);
    // As in the product, so that the first comment of a re-sent post needs no sweep.
    deps.events.commentsDue = createPostEvents(started.inngest, deps.log).commentsDue;
    await started.registered();
    parts = { deps, ...started, control: createInngestControl(started.url) };
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    await parts.control.clearFaults();
    await parts.control.reset();
    await database.db.post.deleteMany();
    await database.db.mediaUrn.deleteMany();
    await database.db.mediaUpload.deleteMany();
    parts.deps.sent.length = 0;
    parts.deps.uploads.length = 0;
    parts.deps.comments.length = 0;
    Object.assign(jobs, { upload: taken, answer: created });
  });
  return jobs;
}
