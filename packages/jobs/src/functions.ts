import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { dropUploads } from "./media/drop-uploads";
import { sendOutgoingMails } from "./mails/send-outgoing-mails";
import { notify } from "./notifications/notify";
import { forgetNightly } from "./posts/forget-nightly";
import { prepareDueMedia } from "./posts/prepare-due-media";
import { prepareMedia } from "./posts/prepare-media";
import { publishDuePosts } from "./posts/publish-due-posts";
import { publishPosts } from "./posts/publish-posts";
import { resendPosts } from "./posts/resend-posts";
import { settleLostPosts } from "./posts/settle-lost-posts";
import { purgeNightly } from "./retention/purge-nightly";

/** All jobs. */
export function createFunctions(inngest: Inngest, deps: Deps) {
  return [
    publishDuePosts,
    publishPosts,
    prepareDueMedia,
    prepareMedia,
    settleLostPosts,
    resendPosts,
    forgetNightly,
    purgeNightly,
    notify,
    sendOutgoingMails,
    dropUploads,
  ].map((make) => make(inngest, deps));
}
