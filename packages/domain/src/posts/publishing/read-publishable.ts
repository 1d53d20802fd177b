import type { PostsDeps } from "../deps";
import type { PublishablePost, UploadFile } from "../ports/publisher";
import { type PublishableRow, toPublishablePost } from "./to-publishable-post";

/** A snapshot of a scheduled post: its content and its author. */
export type Publishable = {
  id: string;
  version: number;
  authorId: string;
  memberSub: string;
  /** Milliseconds until dueAt, by the database's clock; negative when late. */
  msUntilDue: number;
  dueAt: Date;
  /** Whether it has nothing but its text: no files, no link card, no poll. */
  textOnly: boolean;
  /** Whether LinkedIn gets files of it, an image of a link card too. */
  hasFiles: boolean;
  post: PublishablePost;
  /** Files that LinkedIn does not have, or has not processed. */
  unready: UnreadyFile[];
};

export type UnreadyFile = {
  kind: UploadFile["kind"];
  sha256: string;
  storageKey: string;
  bytes: number;
  mimeType: string;
  /** Null while it is not uploaded. */
  urn: string | null;
  /** Milliseconds until it counts as ready when the token may not read its status; null when not known. */
  readyIn: number | null;
};

type Row = Omit<Publishable, "post" | "unready" | "textOnly" | "hasFiles"> &
  Omit<PublishableRow, "media"> & { media: (UnreadyFile & PublishableRow["media"][number])[] };

/**
 * Reads the posts that could be sent: scheduled, not deleted, not expired, account and connection active. One statement
 * reads text and media of one version. Returns null for every other id.
 */
export async function readPublishable(
  { db }: Pick<PostsDeps, "db">,
  ids: readonly string[],
): Promise<(Publishable | null)[]> {
  const rows = await db.$queryRaw<Row[]>`
    select p.id, p.version, p.author_id as "authorId", u.linkedin_profile_id as "memberSub",
      (extract(epoch from p.due_at - now()) * 1000)::float8 as "msUntilDue", p.due_at as "dueAt",
      p.content, p.hashtags, p.visibility, p.link_source as "linkSource", p.link_title as "linkTitle",
      p.link_description as "linkDescription", p.poll_question as "pollQuestion", p.poll_options as "pollOptions",
      p.poll_duration::text as "pollDuration",
      coalesce((
        select json_agg(json_build_object('kind', m.kind, 'title', m.title, 'fileName', m.file_name, 'sha256', m.sha256, 'storageKey', m.storage_key, 'bytes', m.bytes,
          'mimeType', m.mime_type, 'altText', m.alt_text, 'urn', mu.urn,
          'readyIn', (extract(epoch from mu.ready_at - now()) * 1000)::float8) order by m.position)
        from media m
        left join media_urns mu on mu.sha256 = m.sha256 and mu.member_sub = u.linkedin_profile_id
        where m.post_id = p.id), '[]') as media
    from posts p join users u on u.id = p.author_id
    where p.id = any(${[...ids]}::uuid[]) and p.status = 'scheduled' and p.deleted_at is null
      and p.expires_at > now() and u.waitlist_status = 'active'
      and u.linkedin_status = 'active' and u.linkedin_profile_id is not null`;
  const found = new Map(rows.map((row) => [row.id, toPublishable(row)]));
  return ids.map((id) => found.get(id) ?? null);
}

function toPublishable(row: Row): Publishable {
  const { id, version, authorId, memberSub, msUntilDue, dueAt, media } = row;
  const post = toPublishablePost(row);
  return {
    id,
    version,
    authorId,
    memberSub,
    msUntilDue,
    dueAt,
    textOnly: post.content.kind === "none",
    hasFiles: media.length > 0,
    post,
    unready: media.filter(({ urn, readyIn }) => !urn || readyIn === null || readyIn > 0),
  };
}
