import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate as inflateZlib, inflateRaw } from "node:zlib";
import { PageRefused } from "./page-refused";

const decompressors = {
  gzip: promisify(gunzip),
  deflate: promisify(inflateZlib),
  raw: promisify(inflateRaw),
  br: promisify(brotliDecompress),
};

export type Encoding = "identity" | "gzip" | "deflate" | "br";

/** Returns the encoding of a body. Throws PageRefused for an unsupported one, or for several. */
export function getEncoding(header: string | undefined): Encoding {
  const encoding = (header ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return "identity";
  if (encoding === "gzip" || encoding === "x-gzip") return "gzip";
  if (encoding === "deflate" || encoding === "br") return encoding;
  throw new PageRefused("not_text", "encoding");
}

/** Decompresses a body up to `most` bytes. Throws PageRefused. */
export async function inflate(body: Buffer, encoding: Encoding, most: number): Promise<Buffer> {
  if (encoding === "identity") {
    if (body.length > most) throw new PageRefused("too_large", "inflated");
    return body;
  }
  // Some servers send deflate without its zlib wrapper (RFC 9110, 8.4.1.2).
  const bare = encoding === "deflate" && ((body[0] ?? 0) & 0x0f) !== 8;
  try {
    return await decompressors[bare ? "raw" : encoding](body, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new PageRefused("too_large", "inflated");
    throw new PageRefused("not_text", "encoding");
  }
}
