import type { Deps } from "../../deps";
import { readPublishable } from "./read-publishable";
import { uploadMissing } from "./upload-missing";

/** Uploads the files of these posts ahead of their time. What is not to be sent any more is left alone. */
export async function preparePosts(
  deps: Pick<Deps, "db" | "files" | "publisher" | "vault" | "log">,
  postIds: readonly string[],
): Promise<void> {
  const rows = await readPublishable(deps, postIds);
  for (const row of rows) if (row && row.missing.length > 0) await uploadMissing(deps, row);
}
