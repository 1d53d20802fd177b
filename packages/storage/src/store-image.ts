import { writeFile } from "node:fs/promises";
import type { StoredImage } from "@takt/domain/media/ports/file-store";
import { DomainError } from "@takt/domain/shared/domain-error";
import { fileTypeFromBuffer } from "file-type";
import type { FileChecks } from "./file-checks";
import { keyOf, toPath } from "./key";
import { prepareImage } from "./prepare-image";
import { commitFile } from "./commit-file";
import type { TempFiles } from "./temp-files";

const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp"];

type Deps = { folder: string; tempFiles: TempFiles; checks: FileChecks };

/**
 * Stores a PNG, JPEG or WebP from memory; returns null when it is another type, damaged, animated or has too many
 * pixels.
 */
export async function storeImage(
  { folder, tempFiles, checks }: Deps,
  id: string,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<StoredImage | null> {
  const key = keyOf(id);
  const path = toPath(folder, key);
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!IMAGE_TYPES.includes(type)) return null;
  return tempFiles.use(async (tempPath) => {
    const raw = tempPath("raw");
    await writeFile(raw, bytes);
    try {
      const size = bytes.length;
      const { file, facts } = await checks.decodes(id, () =>
        prepareImage(raw, tempPath("ready"), { type, size, maxBytes }),
      );
      await commitFile(file, path);
      return { key, mimeType: facts.mimeType as StoredImage["mimeType"] };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  });
}
