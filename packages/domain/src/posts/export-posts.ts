import { text } from "node:stream/consumers";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { personName } from "../shared/person-name";
import { toCsv, toCsvLine } from "../shared/to-csv";
import type { PostsDeps } from "./deps";
import { publishText } from "./model/publish-text";
import { linkedinUrl } from "./post-summary";
import { postsOf } from "./posts-of";

const PAGE_SIZE = 500;
const COLUMNS = [
  "id",
  "status",
  "author",
  "created_at",
  "scheduled_at",
  "published_at",
  "url",
  "text",
  "first_comment",
];

const SELECTED = {
  id: true,
  status: true,
  createdAt: true,
  scheduledAt: true,
  publishedAt: true,
  linkedinUrn: true,
  content: true,
  hashtags: true,
  firstComment: true,
  author: { select: { displayName: true, name: true } },
} satisfies Prisma.PostSelect;
type Row = Prisma.PostGetPayload<{ select: typeof SELECTED }>;

/** Writes all posts of the workspace as CSV, the first made first, with times in UTC (ISO 8601). */
export async function exportPosts(deps: Pick<PostsDeps, "db">, actor: Actor): Promise<string> {
  return text(postsCsv(deps, actor));
}

/** Writes the same page by page. */
export async function* postsCsv({ db }: Pick<PostsDeps, "db">, actor: Actor): AsyncGenerator<string> {
  yield toCsv([COLUMNS], actor.locale);
  for (let last: string | undefined; ;) {
    const rows: Row[] = await db.post.findMany({
      where: { ...postsOf(actor, "content.read"), deletedAt: null, ...(last && { id: { gt: last } }) },
      select: SELECTED,
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    });
    yield rows.map((row) => toCsvLine(toLine(row), actor.locale)).join("");
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)!.id;
  }
}

function toLine(row: Row): (string | null)[] {
  return [
    row.id,
    row.status,
    personName(row.author),
    row.createdAt.toISOString(),
    row.scheduledAt?.toISOString() ?? null,
    row.publishedAt?.toISOString() ?? null,
    linkedinUrl(row.linkedinUrn),
    publishText(row.content, row.hashtags),
    row.firstComment,
  ];
}
