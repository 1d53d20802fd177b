import type { Deps } from "../../../deps";
import { TIMING } from "../../model/publish-timing";
import { UploadStopped } from "./upload-stopped";
import { uploadSubject } from "./upload-subject";

export type UploadLease = {
  /** What the last process saved. */
  saved: string | null;
  /** Saves and renews. Throws UploadStopped when another process has taken over. */
  save(state: string): Promise<void>;
  /** LinkedIn has all bytes: remembers the URN, and the lease is over. Does nothing when another has taken over. */
  remember(uploaded: { urn: string; readyIn: number | null; lookIn: number | null }): Promise<void>;
  /** Gives the lease back; nobody takes it before `pauseMs` are over. */
  release(pauseMs: number): Promise<void>;
  /** Gives it back and forgets what was saved. */
  forget(): Promise<void>;
};

/**
 * The right to upload a file for a member, for one process at a time; null when another has it, or LinkedIn has the
 * file. It is renewed until it ends, and runs out by itself when its process dies. Each statement names the end that
 * this process has set last: whoever has taken over since has set another.
 */
export async function leaseUpload(
  { db, vault }: Pick<Deps, "db" | "vault">,
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
  let queue: Promise<unknown> = Promise.resolve();

  /** One after another: each statement names the end that the one before has set. */
  function inOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = queue.then(work);
    queue = next.catch(() => {});
    return next;
  }

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

  // A large part may take longer than the lease. A renewal that fails is met again by the next save.
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
    remember: ({ urn, readyIn, lookIn }) =>
      ending(
        (held) => db.$executeRaw`
          with held as (
            delete from media_uploads where sha256 = ${sha256} and member_sub = ${memberSub}
              and leased_until = ${held}::timestamptz -- guard:upload-remember
            returning sha256
          )
          insert into media_urns (sha256, member_sub, urn, uploaded_at, ready_at, look_at, looks)
          select ${sha256}, ${memberSub}, ${urn}, now(),
            now() + make_interval(secs => ${seconds(readyIn)}::float8),
            now() + make_interval(secs => ${seconds(lookIn)}::float8), 0
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
    forget: () =>
      ending(
        (held) => db.$executeRaw`
          delete from media_uploads
          where sha256 = ${sha256} and member_sub = ${memberSub} and leased_until = ${held}::timestamptz`,
      ),
  };
}

/** Null stays null, in SQL too. */
const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);

/** A key that is gone costs a new upload, no more. */
function openState(vault: Deps["vault"], sealed: string, subject: string): string | null {
  try {
    return vault.open(sealed, subject);
  } catch {
    // Not hidden: null is "nothing was saved".
    return null;
  }
}
