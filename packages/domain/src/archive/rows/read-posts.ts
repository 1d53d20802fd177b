import type { Prisma } from "@takt/db/generated/prisma/client";
import { linkedinUrl } from "../../posts/post-summary";
import { postsOf } from "../../posts/posts-of";
import type { Actor } from "../../shared/actor";
import { digitalSourceType } from "../../shared/digital-source-type";
import { personName } from "../../shared/person-name";
import { mediaPath } from "../archive-entries";
import type { ArchiveDeps } from "../deps";
import type { ExportedRow } from "../format-rows";
import { mapPages, PAGE_SIZE, readPages } from "../read-pages";

type Db = Pick<ArchiveDeps, "db">["db"];

export const NAMED = { select: { displayName: true, name: true } } as const;

const SHOWN = {
  include: {
    author: NAMED,
    writer: NAMED,
    labels: { select: { label: { select: { name: true } } }, where: { label: { deletedAt: null } } },
    media: { orderBy: { position: "asc" } },
  },
} as const satisfies Prisma.PostDefaultArgs;

/** The posts of the workspace that are not deleted. */
export const archivedPosts = (actor: Actor) => ({ ...postsOf(actor, "content.read"), deletedAt: null });

/** Reads the posts of a workspace page by page, with the paths of their files. */
export const readPosts = (db: Db, actor: Actor): AsyncIterable<ExportedRow[]> =>
  mapPages(
    readPages((after) =>
      db.post.findMany({
        where: { ...archivedPosts(actor), ...after },
        ...SHOWN,
        orderBy: { id: "asc" },
        take: PAGE_SIZE,
      }),
    ),
    toRow,
  );

function toRow(post: Prisma.PostGetPayload<typeof SHOWN>): ExportedRow {
  return {
    id: post.id,
    status: post.status,
    author: personName(post.author),
    writer: post.writer && personName(post.writer),
    created_at: post.createdAt,
    scheduled_at: post.scheduledAt,
    scheduled_wall: post.scheduledWall,
    scheduled_zone: post.scheduledZone,
    published_at: post.publishedAt,
    edited_at: post.editedAt,
    removed_at: post.removedAt,
    url: linkedinUrl(post.linkedinUrn),
    content: post.content,
    hashtags: post.hashtags,
    visibility: post.visibility,
    first_comment: post.firstComment,
    ...toExtras(post),
    labels: post.labels.map(({ label }) => label.name),
    approval: post.approval,
    approval_at: post.approvalAt,
    ai_origin: post.aiOrigin,
    digital_source_type: digitalSourceType(post.aiOrigin),
    reviewed_at: post.reviewedAt,
    sources: post.sources,
    files: post.media.map(({ id, fileName, kind, altText, title }) => ({
      path: mediaPath({ id, fileName }),
      kind,
      alt_text: altText,
      title,
    })),
  };
}

/** The link card and the poll, where there are any. */
const toExtras = (post: Prisma.PostGetPayload<typeof SHOWN>) => ({
  link: post.linkSource && {
    source: post.linkSource,
    title: post.linkTitle,
    description: post.linkDescription,
  },
  poll: post.pollQuestion && {
    question: post.pollQuestion,
    options: post.pollOptions,
    duration: post.pollDuration,
  },
});
