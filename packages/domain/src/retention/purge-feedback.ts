import type { MediaDeps } from "../media/deps";
import { retainedSince, type Purged } from "./model/retention";
import { removeFiles } from "./remove-files";

/** Rows of one call: bounds its duration, since each may have a file. */
const BATCH_SIZE = 200;

/** Purges one batch of feedback that is past its retention, with its screenshots. */
export async function purgeFeedback(
  deps: Pick<MediaDeps, "db" | "files" | "clock" | "log">,
): Promise<Purged> {
  const before = retainedSince("feedback", deps.clock.now());
  const rows = await deps.db.$queryRaw<{ key: string | null }[]>`
    delete from feedback where id in (select id from feedback where created_at < ${before} limit ${BATCH_SIZE})
    returning screenshot_key as key`;
  await removeFiles(
    deps,
    rows.flatMap(({ key }) => (key === null ? [] : [{ key }])),
  );
  return { purged: rows.length, more: rows.length === BATCH_SIZE };
}
