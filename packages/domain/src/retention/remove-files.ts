import type { MediaDeps } from "../media/deps";

/** Removes the files of deleted rows. A file that cannot be removed now is found as an orphan later. */
export async function removeFiles(
  { files, log }: Pick<MediaDeps, "files" | "log">,
  rows: readonly { key: string }[],
): Promise<void> {
  for (const { key } of rows)
    await files.remove(key).catch((error: unknown) => {
      log.warn("retention.file_left", { key, error });
    });
}
