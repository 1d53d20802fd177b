import { DomainError } from "@takt/domain/shared/domain-error";
import { toPostFields } from "../../content-columns";
import type { PostsDeps } from "../../deps";
import { type Author, authoredBy } from "../../posts-of";
import { toPublishablePost } from "../../publishing/to-publishable-post";
import type { RehearsalFacts, RehearsedFile } from "./rehearsal-facts";

const INCLUDED = {
  media: { orderBy: { position: "asc" } },
  author: {
    select: {
      linkedinProfileId: true,
      linkedinStatus: true,
      linkedinAccessToken: true,
      linkedinAccessTokenExpiresAt: true,
      linkedinScopes: true,
    },
  },
} as const;

type Found = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

/** The post that is rehearsed, as publishing would read it. */
export type Subject = Pick<RehearsalFacts, "fields" | "request"> & {
  row: Found;
  /** Each file with the key of its bytes. */
  files: (RehearsedFile & { storageKey: string })[];
};

/** Reads a post with its files and its author's connection. Refuses with `post_not_found`. */
export async function readSubject(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  author: Author,
  id: string,
): Promise<Subject> {
  const row = await findSubject({ db }, author, id);
  if (!row) throw new DomainError("post_not_found");
  const urns = await findUrns({ db }, row);
  const now = new Date(clock.now());
  const files = row.media.map((file) => {
    const known = urns.get(file.sha256);
    const isReady = !!known?.readyAt && known.readyAt <= now;
    const bytes = Number(file.bytes);
    return { ...file, bytes, isStored: null, uploadedAt: known?.uploadedAt ?? null, isReady };
  });
  const media = row.media.map((file) => ({ ...file, urn: urns.get(file.sha256)?.urn ?? null }));
  return {
    row,
    files,
    fields: { ...toPostFields(row), mediaCount: media.length },
    request: toPublishablePost({ ...row, media }),
  };
}

function findSubject({ db }: Pick<PostsDeps, "db">, author: Author, id: string) {
  return db.post.findFirst({ where: { id, ...authoredBy(author), deletedAt: null }, include: INCLUDED });
}

/** Files of the post that LinkedIn has, by their hash. */
async function findUrns({ db }: Pick<PostsDeps, "db">, { media, author }: Found) {
  const memberSub = author.linkedinProfileId;
  if (media.length === 0 || memberSub === null) return new Map<string, never>();
  const rows = await db.mediaUrn.findMany({
    where: { memberSub, sha256: { in: media.map(({ sha256 }) => sha256) } },
  });
  return new Map(rows.map((row) => [row.sha256, row]));
}
