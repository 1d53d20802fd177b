import type { Deps } from "@takt/domain/deps";
import { hasNewDeletions } from "@takt/domain/account/deletion/purge-account";
import { findDueExports } from "@takt/domain/account/export/find-due-exports";
import { recordHeartbeat } from "@takt/domain/health/record-heartbeat";
import { findOccasions } from "@takt/domain/notifications/find-occasions";
import type { Inngest } from "inngest";
import type { JobOptions } from "../job-options";
import { enqueueDuePosts } from "./enqueue-due-posts";
import { runParts } from "./run-parts";
import { resolveAgain } from "@takt/domain/posts/publishing/resolve-again";
import { settleLost } from "@takt/domain/posts/publishing/settle-lost";
import {
  commentsDue,
  deletionsDue,
  exportDue,
  postsUnanswered,
  mediaDue,
  emailsDue,
  syncDue,
  webhooksDue,
} from "../events";
import { enqueueComments, findDueComments } from "@takt/domain/posts/first-comment/enqueue-comments";
import { settleLostComments } from "@takt/domain/posts/first-comment/settle-lost-comments";
import { findUnpreparedPosts } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { findDueRuns } from "@takt/domain/sync/find-due-runs";
import { findLostPosts } from "@takt/domain/sync/find-lost-posts";
import { EMAIL_LANES } from "@takt/domain/email-kinds";
import { hasDueEmails } from "@takt/domain/outbox/has-due-emails";
import { findDueEndpoints } from "@takt/domain/webhooks/find-due-endpoints";

/**
 * Finds everything that is due each minute, and sends events to the functions that do the work. It is one call without
 * steps, because an idle minute must cost one execution (docs/performance.md): the next run makes up for a run that
 * fails or vanishes. Publishing comes first, and no later part can hold it up.
 */
export function sweep(inngest: Inngest, deps: Deps, { secondPassDelayMs }: JobOptions) {
  return inngest.createFunction(
    { id: "sweep", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 4 },
    async () => {
      scheduleSecondPass(() => enqueueDuePosts(inngest, deps), deps, secondPassDelayMs);
      await recordHeartbeat(deps, "sweep");
      await runParts([
        { name: "due posts", work: () => enqueueDuePosts(inngest, deps) },
        { name: "lost posts", work: () => enqueueUnansweredPosts(inngest, deps) },
        { name: "comments", work: () => enqueueFirstComments(inngest, deps) },
        { name: "media", work: () => enqueueUnpreparedMedia(inngest, deps) },
        { name: "time zones", work: () => resolveAgain(deps) },
        { name: "notifications", work: () => findOccasions(deps) },
        { name: "emails", work: () => enqueueDueEmails(inngest, deps) },
        { name: "webhooks", work: () => enqueueDueWebhooks(inngest, deps) },
        { name: "sync", work: () => enqueueDueRuns(inngest, deps) },
        { name: "exports", work: () => enqueueDueExports(inngest, deps) },
        { name: "deletions", work: () => enqueueDueDeletions(inngest, deps) },
      ]);
    },
  );
}

/**
 * Runs in this process and not as a step, so it costs no execution. When the process ends first, the next sweep does
 * the work.
 */
function scheduleSecondPass(pass: () => Promise<void>, { log }: Pick<Deps, "log">, ms: number): void {
  const timer = setTimeout(() => {
    pass().catch((cause: unknown) => log.error("jobs.second_pass_failed", { cause: String(cause) }));
  }, ms);
  timer.unref();
}

const BATCH_SIZE = 25;

/**
 * Looks for posts whose call was not answered where their author lets Takt read posts, and enqueues the others that may be
 * sent again once; the rest becomes a question to the user.
 */
async function enqueueUnansweredPosts(
  inngest: Inngest,
  deps: Pick<Deps, "db" | "apiProducts">,
): Promise<void> {
  const { runs, pending } = await findLostPosts(deps);
  const { resend } = await settleLost(deps, pending);
  const unanswered = toBatches(resend).map((postIds) => postsUnanswered.create({ postIds }));
  if (unanswered.length > 0) await inngest.send(unanswered);
  if (runs.length > 0) await inngest.send(runs.map((run) => syncDue.create(run)));
}

/** Settles first comments that no run settles, and enqueues those that are due. */
async function enqueueFirstComments(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  await settleLostComments(deps);
  await enqueueComments(deps);
  const due = await findDueComments(deps);
  if (due.length > 0) await inngest.send(toBatches(due).map((postIds) => commentsDue.create({ postIds })));
}

function toBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, i) =>
    ids.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
  );
}

/** Enqueues posts whose media needs preparing ahead of their time, one event per member. */
async function enqueueUnpreparedMedia(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const members = await findUnpreparedPosts(deps);
  if (members.length > 0) await inngest.send(members.map((member) => mediaDue.create(member)));
}

/** Emails are sent by a separate function: a slow mail server holds up no sweep. */
async function enqueueDueEmails(
  inngest: Inngest,
  deps: Pick<Deps, "db" | "mailer" | "operatorEmails">,
): Promise<void> {
  if (await hasDueEmails(deps, EMAIL_LANES)) await inngest.send(emailsDue.create({}));
}

/** So are webhooks; this part stands behind all that may write one. */
async function enqueueDueWebhooks(inngest: Inngest, deps: Pick<Deps, "db" | "clock">): Promise<void> {
  if ((await findDueEndpoints(deps)).length > 0) await inngest.send(webhooksDue.create({}));
}

/** Enqueues imports and syncs whose event was lost, or whose process died. */
async function enqueueDueRuns(
  inngest: Inngest,
  deps: Pick<Deps, "db" | "files" | "log" | "apiProducts">,
): Promise<void> {
  const runs = await findDueRuns(deps);
  if (runs.length > 0) await inngest.send(runs.map((run) => syncDue.create(run)));
}

/** Enqueues exports whose event was lost, or whose process died. */
async function enqueueDueExports(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const due = await findDueExports(deps);
  if (due.length > 0) await inngest.send(due.map((run) => exportDue.create(run)));
}

/** Starts the purge of accounts whose deletion has become due. */
async function enqueueDueDeletions(inngest: Inngest, deps: Pick<Deps, "db" | "clock">): Promise<void> {
  if (await hasNewDeletions(deps)) await inngest.send(deletionsDue.create({}));
}
