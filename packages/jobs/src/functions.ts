import type { Deps } from "@takt/domain/deps";
import type { Inngest } from "inngest";
import type { JobOptions } from "./job-options";
import { sendNotificationMails } from "./mails/send-notification-mails";
import { sendOutgoingMails } from "./mails/send-outgoing-mails";
import { dropUploads } from "./media/drop-uploads";
import { forgetNightly } from "./posts/forget-nightly";
import { prepareMedia } from "./posts/prepare-media";
import { publishPosts } from "./posts/publish-posts";
import { resendPosts } from "./posts/resend-posts";
import { purgeNightly } from "./retention/purge-nightly";
import { sweep } from "./sweep/sweep";

/** A cron cannot run more often than each minute; the second look halves the wait for a lost hint. */
const LOOK_AGAIN_MS = 20_000;

/** All jobs. */
export function createFunctions(
  inngest: Inngest,
  deps: Deps,
  { concurrency = Infinity, lookAgainMs = LOOK_AGAIN_MS }: Partial<JobOptions> = {},
) {
  const options = { concurrency, lookAgainMs };
  return [
    sweep,
    publishPosts,
    prepareMedia,
    resendPosts,
    forgetNightly,
    purgeNightly,
    sendNotificationMails,
    sendOutgoingMails,
    dropUploads,
  ].map((make) => make(inngest, deps, options));
}
