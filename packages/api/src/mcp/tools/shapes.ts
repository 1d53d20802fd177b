import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import type { ListedPost, PostView } from "@takt/domain/posts/model/post-view";
import { z } from "zod";
import { toSchedule } from "../../public/shapes/post";
import { toInstantOrNull } from "../../public/shapes/time";

export const postId = z.uuid().describe("The id of a post.");

const schedule = z
  .strictObject({ at: z.string(), wall: z.string(), zone: z.string() })
  .describe("The instant with its offset, and the wall time in the zone.");

const common = {
  id: z.uuid(),
  version: z.int().describe("Grows with every change."),
  status: z.enum(POST_STATUSES),
  schedule: schedule.nullable(),
  publishedAt: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  isReviewNeeded: z.boolean().describe("A person has to review the text before it can be scheduled."),
};

/** A post in a list of posts. */
export const listedPost = z.strictObject({ ...common, excerpt: z.string(), impressions: z.int().nullable() });

/** A post, with the address at which people read and review it. */
export const wholePost = z.strictObject({
  ...common,
  text: z.string(),
  hashtags: z.array(z.string()),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  linkCard: z.strictObject({ source: z.string(), title: z.string(), description: z.string() }).nullable(),
  poll: z
    .strictObject({ question: z.string(), options: z.array(z.string()), duration: z.string() })
    .nullable(),
  firstComment: z.string(),
  files: z.array(z.strictObject({ fileName: z.string(), kind: z.string(), altText: z.string() })),
  author: z.string().nullable().describe("Under whose name it goes out."),
  approval: z.string().nullable().describe("Null where the workspace asks for no approval."),
  url: z.string().describe("Where people open it in Takt."),
});

type Common = Pick<
  PostView,
  | "id"
  | "version"
  | "status"
  | "scheduledAt"
  | "scheduledWall"
  | "scheduledZone"
  | "publishedAt"
  | "linkedinUrl"
  | "reviewNeeded"
>;

function toCommon(view: Common) {
  const { id, version, status, linkedinUrl, reviewNeeded: isReviewNeeded } = view;
  const publishedAt = toInstantOrNull(view.publishedAt);
  return { id, version, status, schedule: toSchedule(view), publishedAt, linkedinUrl, isReviewNeeded };
}

/** Converts a post of a list for agents. */
export function toListedPost(row: ListedPost): z.input<typeof listedPost> {
  return { ...toCommon(row), excerpt: row.excerpt, impressions: row.impressions };
}

/** Converts a post for agents. */
export function toWholePost(view: PostView, appUrl: string): z.input<typeof wholePost> {
  const { content: text, hashtags, visibility, linkCard, poll, firstComment } = view;
  return {
    ...toCommon(view),
    text,
    hashtags,
    visibility,
    linkCard,
    poll,
    firstComment,
    files: view.media.map(({ fileName, kind, altText }) => ({ fileName, kind, altText })),
    author: view.author.name,
    approval: view.approval && view.approval.state,
    url: toPostUrl(view.id, appUrl),
  };
}

/** The address of a post for people. */
export const toPostUrl = (id: string, appUrl: string) => `${appUrl}/content/edit/${id}`;
