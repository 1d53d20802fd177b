import { writeFile } from "node:fs/promises";
import type { BrandErrorCode } from "@takt/domain/brand/model/brand-errors";
import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import type { StoredImage } from "@takt/domain/media/ports/file-store";
import { DomainError } from "@takt/domain/shared/domain-error";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { commitFile } from "./commit-file";
import type { FileChecks } from "./file-checks";
import { IMAGE_LIMITS } from "./image-limits";
import { keyOf, toPath } from "./key";
import { cleanInWorker } from "./logo/clean-in-worker";
import type { TempFiles } from "./temp-files";

type Deps = { folder: string; tempFiles: TempFiles; checks: FileChecks };

const BOX = { width: BRAND_LIMITS.logoWidth, height: BRAND_LIMITS.logoHeight };

/**
 * Stores a PNG or an SVG from memory as a logo: a PNG drawn within BRAND_LIMITS, without anything active or hidden. An SVG
 * fills them, a PNG is not enlarged. Refuses with `logo_invalid` and `logo_unsupported`.
 */
export async function storeLogo(
  { folder, tempFiles, checks }: Deps,
  id: string,
  bytes: Uint8Array,
): Promise<StoredImage> {
  const key = keyOf(id);
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  return tempFiles.use(async (tempPath) => {
    const ready = tempPath("ready");
    const png = await checks.decodes(id, async () =>
      drawLogo(type === "image/png" ? bytes : await cleanInWorker({ bytes, box: BOX })),
    );
    await writeFile(ready, png, { mode: 0o600 });
    await commitFile(ready, toPath(folder, key));
    return { key, mimeType: "image/png" };
  });
}

/** Draws what is at most as large as its limits (logo/drawn-work.mjs): an SVG that is being drawn cannot be stopped. */
async function drawLogo(picture: Uint8Array): Promise<Buffer> {
  try {
    const png = await sharp(picture, { failOn: "error", limitInputPixels: IMAGE_LIMITS.pixels - 1 })
      .timeout({ seconds: IMAGE_LIMITS.decodeSeconds })
      .autoOrient()
      .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    if (await isEmpty(png)) throw invalid();
    return png;
  } catch {
    // It is in memory: what fails is the picture.
    throw invalid();
  }
}

/** Nothing can be seen of it. */
async function isEmpty(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).ensureAlpha().stats();
  return channels.at(-1)?.max === 0;
}

const invalid = () => new DomainError<BrandErrorCode>("logo_invalid");
