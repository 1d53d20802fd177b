import type { PostView } from "@takt/domain/posts/model/post-view";
import approvals from "@takt/i18n/messages/en/approvals.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import topics from "@takt/i18n/messages/en/topics.json";
import type { WaitingPost } from "./list/waiting-post";

/** The texts that the inbox needs. */
export const TEXTS = { approvals, common, errors, posts, topics };

const PLANNED = { status: "scheduled", scheduledZone: "Europe/Berlin", digitalSourceType: null } as const;
const AT = new Date("2099-01-04T09:00:00Z");

/** A post that waits, "Post a", as the list has it. */
export const waitingPost = (id: string): WaitingPost =>
  ({
    ...PLANNED,
    id,
    version: 1,
    scheduledAt: AT,
    excerpt: `Post ${id}`,
    author: "Ada",
    requestedBy: "Grace",
    requestedAt: new Date("2026-11-01T09:00:00Z"),
    stage: "Review",
  }) as WaitingPost;

/** The same as it is shown, with the hash of what is published. */
export const shownPost = (id: string, hash = id.repeat(64)): PostView =>
  ({
    ...PLANNED,
    id,
    version: 1,
    scheduledAt: AT,
    content: `Text of ${id}`,
    hashtags: [],
    visibility: "PUBLIC",
    media: [],
    firstComment: "",
    author: { userId: "ada", name: "Ada", image: null, isSelf: false, isConsented: true, headline: null },
    approval: {
      state: "requested",
      stage: { name: "Review", position: 0 },
      stages: 1,
      at: AT,
      requestedBy: "Grace",
      hash,
      isAnyTime: false,
      mayApprove: true,
      mayRequest: false,
    },
  }) as unknown as PostView;
