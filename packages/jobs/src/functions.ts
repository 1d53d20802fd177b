import type { Deps } from "@takt/domain/deps";
import type { Inngest } from "inngest";
import type { JobOptions } from "./job-options";
import { purgeAccounts } from "./account/purge-accounts";
import { writeDataExport } from "./account/write-export";
import { reconcileBilling } from "./billing/reconcile";
import { collectMemberMetrics, collectMetricsHourly } from "./metrics/collect-metrics";
import { sendDueEmails } from "./outbox/send-emails";
import { prepareMedia } from "./posts/prepare-media";
import { publishPosts } from "./posts/publish-posts";
import { rehearseNightly } from "./posts/rehearse-nightly";
import { resendPosts } from "./posts/resend-posts";
import { sendDueComments } from "./posts/send-comments";
import { remindOfRequests } from "./privacy/remind-of-requests";
import { purgeHourly } from "./retention/purge-hourly";
import { purgeNightly } from "./retention/purge-nightly";
import { advanceSyncRun, syncDaily } from "./sync/advance-sync-run";
import { sendDueWebhooks } from "./webhooks/send-webhooks";
import { sweep } from "./sweep/sweep";

/** A cron cannot run more often than each minute; the second pass halves the wait for a lost hint. */
const SECOND_PASS_DELAY_MS = 20_000;

/** All jobs. */
export function createFunctions(
  inngest: Inngest,
  deps: Deps,
  { concurrency = Infinity, secondPassDelayMs = SECOND_PASS_DELAY_MS }: Partial<JobOptions> = {},
) {
  const options = { concurrency, secondPassDelayMs };
  return [
    sweep,
    publishPosts,
    prepareMedia,
    resendPosts,
    sendDueComments,
    purgeNightly,
    sendDueEmails,
    purgeHourly,
    reconcileBilling,
    remindOfRequests,
    advanceSyncRun,
    syncDaily,
    collectMemberMetrics,
    collectMetricsHourly,
    writeDataExport,
    purgeAccounts,
    rehearseNightly,
    sendDueWebhooks,
  ].map((make) => make(inngest, deps, options));
}
