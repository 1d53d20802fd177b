import type { Prisma } from "@takt/db/generated/prisma/client";
import { toPostMedia } from "../media/model/post-media";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { personName } from "../shared/person-name";
import { memberPictureUrl } from "../shared/picture-url";
import { toPostFields } from "./content-columns";
import type { PostsDeps } from "./deps";
import type { PostView } from "./model/post-view";
import { readApproval } from "./approvals/read-approval";
import { parseSources } from "./model/source";
import { toCommentView } from "./first-comment/to-comment-view";
import { postsOf } from "./posts-of";
import { toCommonView } from "./post-summary";

const NAME = { displayName: true, name: true } as const;

/** Relations that toPostView needs. */
const POST_VIEW = {
  media: { orderBy: { position: "asc" } },
  changes: { orderBy: { sentAt: "desc" }, take: 1 },
  comment: true,
  author: {
    select: {
      ...NAME,
      id: true,
      pictureKey: true,
      linkedinStatus: true,
      headline: true,
      memberships: { select: { workspaceId: true }, where: { consentedAt: { not: null } } },
    },
  },
  writer: { select: NAME },
  linkedinPost: { select: { editedAt: true, removedAt: true } },
} as const satisfies Prisma.PostInclude;

type PostRow = Prisma.PostGetPayload<{ include: typeof POST_VIEW }>;

/** Returns a post of the actor, also a deleted one. Refuses with `post_not_found`. */
export async function getPost({ db }: Pick<PostsDeps, "db">, actor: Actor, id: string): Promise<PostView> {
  const row = await db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    include: POST_VIEW,
  });
  if (!row) throw new DomainError("post_not_found");
  const author = toAuthor(row, actor);
  const approval = await readApproval({ db }, actor, { ...row, isConsented: author.isConsented });
  return toPostView(row, actor, { author, approval });
}

/** Converts a row to a PostView. */
function toPostView(
  row: PostRow,
  actor: Actor,
  { author, approval }: Pick<PostView, "author" | "approval">,
): PostView {
  return {
    ...toCommonView(
      {
        ...row,
        ...seenOnLinkedIn(row),
        linkedinStatus: row.author.linkedinStatus,
        isConsented: author.isConsented,
        approval: approval && approval.state,
      },
      actor,
    ),
    ...toPostFields(row),
    linkedinUrn: row.linkedinUrn,
    openChange: toOpenChange(row),
    createdAt: row.createdAt,
    media: row.media.map(toPostMedia),
    author,
    approval,
    writtenBy: row.writer && personName(row.writer),
    comment: toCommentView(row),
    sources: parseSources(row.sources),
  };
}

function toAuthor({ author, workspaceId }: PostRow, actor: Actor): PostView["author"] {
  const isConsented = author.memberships.some((one) => one.workspaceId === workspaceId);
  return {
    userId: author.id,
    name: personName(author),
    image: memberPictureUrl(author),
    isSelf: author.id === actor.userId,
    isConsented,
    headline: isConsented ? author.headline : null,
  };
}

/** Returns when the post was edited and deleted on LinkedIn: by Takt, or as a source of sync saw it. */
function seenOnLinkedIn({ editedAt, removedAt, linkedinPost: seen }: PostRow) {
  const isSeenLater = seen?.editedAt && (editedAt === null || seen.editedAt > editedAt);
  return {
    editedAt: isSeenLater ? seen.editedAt : editedAt,
    removedAt: removedAt ?? seen?.removedAt ?? null,
  };
}

/** Returns the last change of what is published where LinkedIn has not answered it: it may have done it. */
function toOpenChange({ linkedinUrn, changes: [last] }: PostRow): PostView["openChange"] {
  if (!last || last.urn !== linkedinUrn) return null;
  if (last.outcome !== null && last.outcome !== "unknown") return null;
  const { kind, sentAt, content, hashtags } = last;
  return { kind, sentAt, content, hashtags };
}
