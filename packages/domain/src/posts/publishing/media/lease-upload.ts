import type { PostsDeps } from "../../deps";
import { createSemaphore } from "@takt/domain/shared/concurrency";
import { TIMING } from "../../model/publish-timing";

/** Thrown when an upload ends without an outcome. Its saved state stays, and a later upload continues from there. */
export class UploadStopped extends Error {
  /** `paused`: the slice of time is over; `taken`: another process holds the lease. */
  constructor(readonly why: "paused" | "taken") {
    super(`upload ${why}`);
  }
}

export type UploadLease = {
  /** State that the last process saved. */
  saved: string | null;
  /** Saves and renews. Throws UploadStopped when another process has taken over. */
  save(state: string): Promise<void>;
  /** Stores the URN once LinkedIn has all bytes, and ends the lease. Does nothing when another process took over. */
  complete(uploaded: { urn: string; readyIn: number | null; pollIn: number | null }): Promise<void>;
  /** Gives the lease back; no process can take it before `pauseMs` are over. */
  release(pauseMs: number): Promise<void>;
  /** Gives the lease back and deletes the saved state. */
  discard(): Promise<void>;
};

/**
 * Leases the upload of a file for a member to one process at a time; returns null when another process has the lease,
 * or LinkedIn has the file. The lease is renewed until it ends, and runs out when its process dies. Each statement
 * names the end that this process has set last: a process that has taken over since has set another.
 */
export async function leaseUpload(
  { db, vault }: Pick<PostsDeps, "db" | "vault">,
  sha256: string,
  memberSub: string,
): Promise<UploadLease | null> {
  const lease = TIMING.uploadLease / 1000;
  const [taken] = await db.$queryRaw<{ state: string | null; until: Date }[]>`
    insert into media_uploads as u (sha256, member_sub, leased_until, updated_at)
    select ${sha256}, ${memberSub}, now() + make_interval(secs => ${lease}), now()
    where not exists (select 1 from media_urns m where m.sha256 = ${sha256} and m.member_sub = ${memberSub}) -- guard:upload-once
    on conflict (sha256, member_sub) do update set leased_until = excluded.leased_until, updated_at = now()
      where u.leased_until <= now() -- guard:upload-lease
    returning u.state, u.leased_until as until`;
  if (!taken) return null;
  const subject = uploadSubject(sha256, memberSub);
  let until: Date | null = taken.until;
  /** Statements run one after another: each names the end that the one before has set. */
  const inOrder = createSemaphore(1);

  async function renew(state: string | null): Promise<void> {
    if (!until) throw new UploadStopped("taken");
    const [row] = await db.$queryRaw<{ until: Date }[]>`
      update media_uploads set leased_until = now() + make_interval(secs => ${lease}),
        state = coalesce(${state}, state), updated_at = now()
      where sha256 = ${sha256} and member_sub = ${memberSub}
        and leased_until = ${until}::timestamptz -- guard:upload-save
      returning leased_until as until`;
    until = row?.until ?? null;
    if (!row) throw new UploadStopped("taken");
  }

  // A large part may take longer than the lease. When a renewal fails, the next save fails as well.
  const timer = setInterval(() => void inOrder(() => renew(null)).catch(() => {}), TIMING.uploadRenew);
  timer.unref();
  const ending = (work: (held: Date) => Promise<unknown>) => {
    clearInterval(timer);
    return inOrder(async () => {
      if (until) await work(until);
      until = null;
    });
  };

  return {
    saved: taken.state === null ? null : openState(vault, taken.state, subject),
    save: (state) => inOrder(() => renew(vault.seal(state, subject))),
    complete: ({ urn, readyIn, pollIn }) =>
      ending(
        (held) => db.$executeRaw`
          with held as (
            delete from media_uploads where sha256 = ${sha256} and member_sub = ${memberSub}
              and leased_until = ${held}::timestamptz -- guard:upload-complete
            returning sha256
          )
          insert into media_urns (sha256, member_sub, urn, uploaded_at, ready_at, next_poll_at, polls)
          select ${sha256}, ${memberSub}, ${urn}, now(),
            now() + make_interval(secs => ${seconds(readyIn)}::float8),
            now() + make_interval(secs => ${seconds(pollIn)}::float8), 0
          from held
          on conflict (sha256, member_sub) do nothing`,
      ),
    release: (pauseMs) =>
      ending(
        (held) => db.$executeRaw`
          -- Columns hold milliseconds, and round: an end that is rounded up would keep the next one out for a moment.
          update media_uploads
          set leased_until = date_trunc('milliseconds', now()) + make_interval(secs => ${pauseMs / 1000}),
            updated_at = now()
          where sha256 = ${sha256} and member_sub = ${memberSub} and leased_until = ${held}::timestamptz`,
      ),
    discard: () =>
      ending(
        (held) => db.$executeRaw`
          delete from media_uploads
          where sha256 = ${sha256} and member_sub = ${memberSub} and leased_until = ${held}::timestamptz`,
      ),
  };
}

/** Returns the subject of an upload's sealed state: its file and member. */
function uploadSubject(sha256: string, memberSub: string): string {
  return `media_uploads/${sha256}/${memberSub}`;
}

/** Null stays null, in SQL too. */
const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);

/** Opens the saved state; a key that is gone costs a new upload, no more. */
function openState(vault: PostsDeps["vault"], sealed: string, subject: string): string | null {
  try {
    return vault.open(sealed, subject);
  } catch {
    // Null means that nothing was saved.
    return null;
  }
}
