import { writeFile } from "node:fs/promises";
import type { KeptPicture } from "@takt/domain/media/ports/file-store";
import { DomainError } from "@takt/domain/shared/domain-error";
import { fileTypeFromBuffer } from "file-type";
import type { FileChecks } from "./file-checks";
import { keyOf, pathOf } from "./key";
import { prepareImage } from "./prepare-image";
import { settleFile } from "./settle-file";
import type { TempFiles } from "./temp-files";

const TYPES = ["image/png", "image/jpeg", "image/webp"];

type Place = { folder: string; tempFiles: TempFiles; checks: FileChecks };

/** Keeps a PNG, JPEG or WebP that is in memory, or answers null: it is none, is damaged, moves or has too many pixels. */
export async function keepPicture(
  { folder, tempFiles, checks }: Place,
  id: string,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<KeptPicture | null> {
  const key = keyOf(id);
  const path = pathOf(folder, key);
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!TYPES.includes(type)) return null;
  return tempFiles.use(async (place) => {
    const raw = place("raw");
    await writeFile(raw, bytes);
    try {
      const size = bytes.length;
      const { file, facts } = await checks.decodeInTurn(() =>
        prepareImage(raw, place("ready"), { type, size, maxBytes }),
      );
      await settleFile(file, path);
      return { key, mimeType: facts.mimeType as KeptPicture["mimeType"] };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  });
}
