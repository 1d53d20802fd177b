import { getPost } from "@takt/domain/posts/get-post";
import { listAttempts } from "@takt/domain/posts/list-attempts";
import { listPosts } from "@takt/domain/posts/list-posts";
import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { CURSOR_PATTERN } from "@takt/domain/shared/pagination";
import { trimmedText } from "@takt/domain/shared/text-input";
import { z } from "zod";
import { operation } from "../operation";
import { post, schedule, toPost, toSchedule } from "../shapes/post";
import { EXAMPLE_ID, EXAMPLE_URL, instant, toInstant, toInstantOrNull } from "../shapes/time";

export const postRef = z.object({ id: z.uuid() });

const EXAMPLE_LISTED = {
  id: EXAMPLE_ID,
  version: 4,
  status: "published",
  excerpt: "What we learned this week.",
  schedule: { at: "2027-01-15T09:00:00+01:00", wall: "2027-01-15T09:00", zone: "Europe/Berlin" },
  authorName: "Anna Berger",
  labels: [],
  publishedAt: "2027-01-15T08:00:00Z",
  url: EXAMPLE_URL,
  impressions: 310,
  reactions: 12,
  updatedAt: "2027-01-15T08:00:00Z",
};

export const listed = z
  .strictObject({
    ...post.pick({ id: true, version: true, status: true, publishedAt: true, url: true, updatedAt: true })
      .shape,
    excerpt: z.string().meta({ description: "The first 280 characters of the text." }),
    schedule: schedule.nullable(),
    authorName: z.string().nullable().meta({ description: "Null in a personal workspace." }),
    labels: z.array(z.uuid()).meta({ description: "The ids of its labels." }),
    impressions: z.int().nullable(),
    reactions: z.int().nullable(),
  })
  .meta({ id: "ListedPost", example: EXAMPLE_LISTED });

const page = z
  .strictObject({
    posts: z.array(listed),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: "The `cursor` of the next page; null on the last." }),
  })
  .meta({ id: "PostPage", example: { posts: [EXAMPLE_LISTED], nextCursor: null } });

const EXAMPLE_RECEIPT = {
  id: EXAMPLE_ID,
  kind: "create",
  sentAt: "2027-01-15T08:00:00Z",
  answeredAt: "2027-01-15T08:00:01Z",
  outcome: "published",
  httpStatus: 201,
  linkedinRequestId: "AAYqz5oX7w1pT2",
  linkedinMessage: null,
  via: "Report",
  url: EXAMPLE_URL,
};

const receipt = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(["create", "resend"]),
    sentAt: instant,
    answeredAt: instant.nullable(),
    outcome: z.string().nullable().meta({ description: "Null without an answer of LinkedIn." }),
    httpStatus: z.int().nullable(),
    linkedinRequestId: z.string().nullable(),
    linkedinMessage: z.string().nullable(),
    via: z
      .string()
      .nullable()
      .meta({ description: "The name of the key, or of the application, by which it was scheduled." }),
    url: z.string().nullable(),
  })
  .meta({ id: "Receipt", description: "One call to LinkedIn that created the post." });

function toListed(row: ListedPost): z.input<typeof listed> {
  const { id, version, status, excerpt, labelIds: labels, impressions, reactions } = row;
  return {
    id,
    version,
    status,
    excerpt,
    schedule: toSchedule(row),
    authorName: row.author && row.author.name,
    labels,
    publishedAt: toInstantOrNull(row.publishedAt),
    url: row.linkedinUrl,
    impressions,
    reactions,
    updatedAt: toInstant(row.updatedAt),
  };
}

/** An instant of a query; `+` of an offset has to be sent as %2B. */
const moment = z.iso.datetime({ offset: true });
const toDate = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

const list = operation({
  id: "listPosts",
  tag: "Posts",
  method: "get",
  path: "/posts",
  summary: "List posts",
  description:
    "Scheduled posts by their time, published ones by when they went out, others the last changed first.",
  scope: "posts:read",
  act: "content.read",
  query: z.object({
    status: z
      .enum([...POST_STATUSES, "held", "deleted"])
      .optional()
      .meta({
        description:
          "All but deleted posts when left out. `held`: scheduled, but LinkedIn has to be reconnected.",
      }),
    search: z.optional(trimmedText(200)).meta({ description: "Part of the text." }),
    label: z.uuid().optional().meta({ description: "The id of a label that they have." }),
    author: z.uuid().optional().meta({ description: "The id of the account under whose name they go out." }),
    whose: z.enum(["mine", "waiting"]).optional().meta({
      description: "`mine`: of the key's maker. `waiting`: for the approval of the key's maker.",
    }),
    from: moment
      .optional()
      .meta({ description: "Those that go out, or went out, at this instant or later." }),
    to: moment.optional().meta({ description: "Those that go out, or went out, before this instant." }),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    cursor: z.string().regex(CURSOR_PATTERN).optional(),
  }),
  status: 200,
  response: page,
  errors: [],
  async run({ deps, caller }, { query: { from, to, ...query } }) {
    const input = { ...query, from: toDate(from), to: toDate(to) };
    const { posts, nextCursor } = await listPosts(deps, caller.actor, input);
    return { body: { posts: posts.map(toListed), nextCursor } };
  },
});

const get = operation({
  id: "getPost",
  tag: "Posts",
  method: "get",
  path: "/posts/{id}",
  summary: "Get a post",
  scope: "posts:read",
  act: "content.read",
  params: postRef,
  status: 200,
  response: post,
  errors: ["post_not_found"],
  async run({ deps, caller }, { params }) {
    const view = await getPost(deps, caller.actor, params.id);
    return { body: toPost(view), etag: view.version };
  },
});

const receipts = operation({
  id: "listReceipts",
  tag: "Posts",
  method: "get",
  path: "/posts/{id}/receipts",
  summary: "List the receipts of a post",
  description: "What was sent to LinkedIn for the post, and what LinkedIn answered, the latest first.",
  scope: "posts:read",
  act: "content.read",
  params: postRef,
  status: 200,
  response: z
    .strictObject({ receipts: z.array(receipt) })
    .meta({ id: "Receipts", example: { receipts: [EXAMPLE_RECEIPT] } }),
  errors: ["post_not_found"],
  async run({ deps, caller }, { params }) {
    const attempts = await listAttempts(deps, caller.actor, params.id);
    return {
      body: {
        receipts: attempts.map(({ linkedinUrl: url, deniedAt: _, sentAt, answeredAt, ...rest }) => ({
          ...rest,
          url,
          sentAt: toInstant(sentAt),
          answeredAt: toInstantOrNull(answeredAt),
        })),
      },
    };
  },
});

export const READ_POSTS = [list, get, receipts];
