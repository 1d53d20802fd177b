import type { TextVersion } from "@takt/db/generated/prisma/client";
import { changedShare } from "@takt/text/changed-share";
import { getPost } from "../posts/get-post";
import { postsOf } from "../posts/posts-of";
import { listSourceVisits } from "../provenance/record-source-visit";
import type { Actor } from "../shared/actor";
import { textHash } from "./add-version";
import type { WritingDeps } from "./deps";
import type { EditorialRecord, RecordedVersion } from "./model/editorial-record";
import { toVersionView } from "./to-version-view";

/** Returns how the text of one of the actor's posts came about. Refuses with `post_not_found`. */
export async function getEditorialRecord(
  { db }: Pick<WritingDeps, "db">,
  actor: Actor,
  id: string,
): Promise<EditorialRecord> {
  const post = await getPost({ db }, actor, id);
  const row = await db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    select: ORIGIN_COLUMNS,
  });
  const versions = row?.composition?.versions ?? [];
  const opened = await listSourceVisits(
    { db },
    actor,
    post.sources.map(({ url }) => url),
  );
  return {
    ...pickFacts(post),
    textHash: textHash(post.content),
    author: row?.author.name ?? null,
    reviewedAt: row?.reviewedAt ?? null,
    changedPercent: changedSinceWritten(post.content, versions),
    versions: versions.map((version) => toRecordedVersion(version, versions)),
    sources: post.sources.map(({ title, url }) => ({ title, url, openedAt: opened.get(url) ?? null })),
  };
}

const ORIGIN_COLUMNS = {
  reviewedAt: true,
  author: { select: { name: true } },
  composition: { select: { versions: { orderBy: { number: "asc" } } } },
} as const;

function pickFacts(post: Awaited<ReturnType<typeof getPost>>) {
  const { id, status, content, hashtags, aiOrigin, digitalSourceType, scheduledAt } = post;
  const { publishedAt, editedAt, linkedinUrl, createdAt } = post;
  const text = { content, hashtags, aiOrigin, digitalSourceType };
  return { id, status, ...text, scheduledAt, publishedAt, editedAt, linkedinUrl, createdAt };
}

/** Compares a text with every version that was written for it, and returns the least change in percent. */
function changedSinceWritten(content: string, versions: readonly TextVersion[]): number | null {
  const shares = versions.filter(({ engine }) => engine).map(({ text }) => changedShare(text, content));
  return shares.length === 0 ? null : toPercent(Math.min(...shares));
}

function toRecordedVersion(version: TextVersion, versions: readonly TextVersion[]): RecordedVersion {
  const { basedOn, ...view } = toVersionView(version);
  const { id, number, kind, rewrite, engine, model, digitalSourceType, partial, createdAt } = view;
  const base = versions.find((one) => one.id === basedOn);
  return {
    id,
    number,
    kind,
    rewrite,
    engine,
    model,
    digitalSourceType,
    partial,
    createdAt,
    promptVersion: version.promptVersion,
    textHash: version.textHash,
    changedPercent: base ? toPercent(changedShare(base.text, version.text)) : null,
  };
}

/** Rounds up from 0 and down from 100, so that neither is said of a text of which a little is otherwise. */
function toPercent(share: number): number {
  if (share === 0 || share === 1) return share * 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
