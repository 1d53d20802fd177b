import { mapConcurrent } from "../../shared/concurrency";
import { DomainError } from "../../shared/domain-error";
import type { FindingCode } from "../model/finding";
import { collectFacts, type RehearsalDeps } from "./facts/collect-facts";
import { runRules } from "./run-rules";

/** How far ahead posts are rehearsed. */
const AHEAD_DAYS = 7;
const BATCH_SIZE = 100;
const MAX_CONCURRENT = 4;

/** Findings that separate notifications tell, or that the author was told when the post got its time. */
const REPORTED_ELSEWHERE: readonly FindingCode[] = [
  "connection_none",
  "connection_lost",
  "connection_ends",
  "comment_connection_ends",
  "comment_by_hand",
];

/** Where a batch ended; plain JSON, because it passes through a step. */
export type RehearsalCursor = { dueAt: string; id: string };

type Scheduled = { id: string; version: number; userId: string; workspaceId: string; dueAt: Date };

/**
 * Rehearses the next batch of what is scheduled for the next days, in the order of its times, and stores what it finds of
 * each post. Running it again is harmless. Returns where the batch ended; null after the last one.
 */
export async function rehearseScheduled(
  deps: RehearsalDeps,
  after: RehearsalCursor | null,
): Promise<RehearsalCursor | null> {
  const posts = await findScheduled(deps, after);
  const found = await mapConcurrent(MAX_CONCURRENT, posts, async (post) => ({
    ...post,
    codes: await findCodes(deps, post),
  }));
  await store(deps, found);
  const last = posts.at(-1);
  return last && posts.length === BATCH_SIZE ? { dueAt: last.dueAt.toISOString(), id: last.id } : null;
}

function findScheduled({ db }: RehearsalDeps, after: RehearsalCursor | null): Promise<Scheduled[]> {
  const { dueAt, id } = after ?? { dueAt: null, id: null };
  return db.$queryRaw<Scheduled[]>`
    select p.id, p.version, p.author_id as "userId", p.workspace_id as "workspaceId", p.due_at as "dueAt"
    from posts p join users u on u.id = p.author_id
    where p.status = 'scheduled' and p.deleted_at is null and u.waitlist_status = 'active'
      and p.due_at > now() and p.due_at <= now() + make_interval(days => ${AHEAD_DAYS}::int)
      and (${dueAt}::timestamptz is null or (p.due_at, p.id) > (${dueAt}::timestamptz, ${id}::uuid))
    order by p.due_at, p.id
    limit ${BATCH_SIZE}`;
}

/** The codes of what is found, each once; none for a post that is gone meanwhile. */
async function findCodes(deps: RehearsalDeps, { id, dueAt, ...author }: Scheduled): Promise<FindingCode[]> {
  try {
    const codes = runRules(await collectFacts(deps, author, id, dueAt)).map(({ code }) => code);
    return [...new Set(codes)].filter((code) => !REPORTED_ELSEWHERE.includes(code));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

async function store(
  { db }: RehearsalDeps,
  found: readonly (Scheduled & { codes: FindingCode[] })[],
): Promise<void> {
  const bad = found.filter(({ codes }) => codes.length > 0);
  const good = found.filter(({ codes }) => codes.length === 0).map(({ id }) => id);
  await db.$executeRaw`delete from post_rehearsals where post_id = any(${good}::uuid[])`;
  await db.$executeRaw`
    insert into post_rehearsals (post_id, version, codes, rehearsed_at)
    select p.id, r.version, string_to_array(r.codes, ','), now()
    from unnest(${bad.map(({ id }) => id)}::uuid[], ${bad.map(({ version }) => version)}::int[],
      ${bad.map(({ codes }) => codes.join())}::text[]) as r(id, version, codes)
    join posts p on p.id = r.id
    on conflict (post_id) do update set
      version = excluded.version, codes = excluded.codes, rehearsed_at = excluded.rehearsed_at`;
}
