import { createHash } from "node:crypto";

/**
 * Wraps what an agent reads, so that a text in it cannot pass for words of Takt: JSON between two marks that are made of the
 * JSON itself, which therefore cannot contain them.
 */
export function asData(value: unknown): string {
  const json = JSON.stringify(value, null, 1);
  const mark = `data-${createHash("sha256").update(json).digest("hex").slice(0, 16)}`;
  return `<${mark}>\n${json}\n</${mark}>`;
}
