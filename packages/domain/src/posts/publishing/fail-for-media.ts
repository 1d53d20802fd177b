import type { PostsDeps } from "../deps";
import type { FailureReason } from "../model/failure-reason";
import type { Publishable } from "./read-publishable";
import { transition } from "../transition";

const EXPIRE = transition("expire");

/** Fails a scheduled post when LinkedIn refuses one of its files. Applies only to the version that was read. */
export async function failForMedia(
  { db }: Pick<PostsDeps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
  { reason, message }: { reason: FailureReason; message: string | null },
): Promise<void> {
  await db.$executeRaw`
    update posts p set ${EXPIRE.set}, reason = ${reason}, reason_detail = ${message}
    where p.id = ${id}::uuid and ${EXPIRE.from} and p.deleted_at is null
      and p.version = ${version} -- guard:media-version`;
}
