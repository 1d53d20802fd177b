import type { Readable } from "node:stream";
import type { Deps } from "@takt/domain/deps";
import {
  discardReceived,
  type ReceivedFile,
  receiveFile,
  type SentFile as DomainFile,
} from "@takt/domain/media/receive-file";
import type { Actor } from "@takt/domain/shared/actor";
import { DomainError } from "@takt/domain/shared/domain-error";
import { RequestError } from "../problem";

/** A body that is a file: its bytes, and how many are announced. */
export type FileBody = { stream: Readable; length: number | null };

/**
 * Receives the file of a request, if it has one, and gives it to `work`; what has not become a media file then is deleted.
 * Refuses with `body_too_large`, and as receiveFile does.
 */
export async function withReceivedFile<Result>(
  { deps, actor }: { deps: Deps; actor: Actor },
  file: DomainFile | null,
  work: (received: ReceivedFile | null) => Promise<Result>,
): Promise<Result> {
  if (!file) return work(null);
  const tooLarge = () => new RequestError("body_too_large", { max: file.most / 1024 });
  if ((file.length ?? 0) > file.most) throw tooLarge();
  const received = await receiveFile(deps, actor, file).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === "media_too_large" ? tooLarge() : error;
  });
  try {
    return await work(received);
  } finally {
    await discardReceived(deps, actor, received);
  }
}
