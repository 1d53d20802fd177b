import { listApprovalEvents } from "@takt/domain/posts/approvals/list-approval-events";
import { listWaiting, type WaitingPost } from "@takt/domain/posts/approvals/list-waiting";
import { getPost } from "@takt/domain/posts/get-post";
import type { ApprovalEventView, ApprovalView } from "@takt/domain/posts/model/approval-view";
import { z } from "zod";
import { operation } from "../operation";
import { listed } from "../posts/read-posts";
import { schedule, toSchedule } from "../shapes/post";
import { EXAMPLE_ID, instant, toInstant, toInstantOrNull } from "../shapes/time";

const waiting = z
  .strictObject({
    ...listed.pick({ id: true, version: true, status: true, excerpt: true, updatedAt: true }).shape,
    schedule: schedule.nullable(),
    authorName: z.string().nullable().meta({ description: "Under whose name it goes out." }),
    requestedBy: z.string().nullable(),
    requestedAt: instant,
    stage: z.string().meta({ description: "The name of the stage that it waits for." }),
  })
  .meta({ id: "WaitingPost" });

const waitingPosts = z
  .strictObject({
    posts: z.array(waiting),
    count: z.int().meta({ description: "How many wait in all; more are listed once these are decided." }),
  })
  .meta({
    id: "WaitingPosts",
    example: {
      posts: [
        {
          id: EXAMPLE_ID,
          version: 3,
          status: "scheduled",
          excerpt: "What we learned this week.",
          updatedAt: "2027-01-14T08:00:00Z",
          schedule: { at: "2027-01-15T09:00:00+01:00", wall: "2027-01-15T09:00", zone: "Europe/Berlin" },
          authorName: "Anna Berger",
          requestedBy: "Anna Berger",
          requestedAt: "2027-01-14T08:00:00Z",
          stage: "Review",
        },
      ],
      count: 1,
    },
  });

const approval = z
  .strictObject({
    state: z.enum(["none", "requested", "changes_requested", "approved", "voided"]),
    stage: z
      .strictObject({ name: z.string(), position: z.int().meta({ description: "From 0." }) })
      .nullable()
      .meta({ description: "The stage that it waits for." }),
    stages: z.int().meta({ description: "How many it has to pass." }),
    since: instant.nullable(),
    requestedBy: z.string().nullable(),
    hash: z.string().meta({
      description: "Of all that is published of the post as it is now; sent back with an approval.",
    }),
    mayApprove: z.boolean().meta({ description: "Whether the key's maker may approve it now." }),
    mayRequest: z.boolean().meta({ description: "Whether the key's maker may ask for its approval." }),
  })
  .meta({ id: "Approval" });

const event = z
  .strictObject({
    id: z.uuid(),
    at: instant,
    kind: z.enum(["requested", "approved", "changes_requested", "withdrawn", "reopened"]),
    by: z.string().nullable(),
    isGuest: z.boolean().meta({ description: "By a review link, without an account." }),
    stage: z.string().nullable(),
    note: z.string(),
    isOutdated: z.boolean().meta({ description: "The post has changed since." }),
  })
  .meta({ id: "ApprovalEvent" });

const postApproval = z
  .strictObject({
    approval: approval.nullable().meta({
      description: "Null where the workspace asks for no approval.",
    }),
    events: z.array(event).meta({ description: "The newest first." }),
  })
  .meta({
    id: "PostApproval",
    example: {
      approval: {
        state: "requested",
        stage: { name: "Review", position: 0 },
        stages: 1,
        since: "2027-01-14T08:00:00Z",
        requestedBy: "Anna Berger",
        hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        mayApprove: true,
        mayRequest: false,
      },
      events: [
        {
          id: EXAMPLE_ID,
          at: "2027-01-14T08:00:00Z",
          kind: "requested",
          by: "Anna Berger",
          isGuest: false,
          stage: null,
          note: "Please look at the second paragraph.",
          isOutdated: false,
        },
      ],
    },
  });

function toWaiting(row: WaitingPost): z.input<typeof waiting> {
  const { id, version, status, excerpt, author: authorName, requestedBy, requestedAt, stage } = row;
  return {
    id,
    version,
    status,
    excerpt,
    updatedAt: toInstant(row.updatedAt),
    schedule: toSchedule(row),
    authorName,
    requestedBy,
    requestedAt: toInstant(requestedAt),
    stage,
  };
}

function toApproval({ at, isAnyTime: _, ...view }: ApprovalView): z.input<typeof approval> {
  return { ...view, since: toInstantOrNull(at) };
}

function toEvent({ isSelf: _, at, ...view }: ApprovalEventView): z.input<typeof event> {
  return { ...view, at: toInstant(at) };
}

const list = operation({
  id: "listApprovals",
  tag: "Approvals",
  method: "get",
  path: "/approvals",
  summary: "List the posts that wait for the approval of the key's maker",
  description: "What goes out first is first; at most 50.",
  scope: "posts:read",
  act: "content.read",
  status: 200,
  response: waitingPosts,
  errors: [],
  async run({ deps, caller }) {
    const { posts, count } = await listWaiting(deps, caller.actor);
    return { body: { posts: posts.map(toWaiting), count } };
  },
});

const get = operation({
  id: "getApproval",
  tag: "Approvals",
  method: "get",
  path: "/posts/{id}/approval",
  summary: "Get the approval of a post, and what was said about it",
  scope: "posts:read",
  act: "content.read",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: postApproval,
  errors: ["post_not_found"],
  async run({ deps, caller }, { params: { id } }) {
    const post = await getPost(deps, caller.actor, id);
    const events = await listApprovalEvents(deps, caller.actor, id);
    const body = { approval: post.approval && toApproval(post.approval), events: events.map(toEvent) };
    return { body, etag: post.version };
  },
});

export const READ_APPROVALS = [list, get];
