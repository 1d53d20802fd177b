import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { object, text } from "@takt/domain/shared/shape";
import { FormError, postForm } from "../shared/post-form";

const answer = object({ id: text() });

/** Uploads one of the member's files and returns the id of its import. Rejects with FormError. */
export async function sendImport(file: File): Promise<{ id: string }> {
  // A file that the server would refuse is not sent.
  if (file.size === 0) throw new FormError("import_empty");
  if (file.size > SYNC_LIMITS.fileBytes) throw new FormError("import_too_large");
  const form = new FormData();
  form.set("file", file);
  return postForm("/api/sync/imports", form, (body) => {
    const read = answer.safeParse(body);
    return read.success ? read.data : null;
  });
}
