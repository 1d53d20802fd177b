import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Reads all *.prisma files of a folder.
 * @param {string} folder
 * @returns {Array<{ path: string, content: string }>}
 */
export function loadSchema(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".prisma"));
  if (files.length === 0) throw new Error(`no *.prisma file in ${folder}`);
  return files.sort().map((file) => {
    const whole = path.join(folder, file);
    return { path: whole, content: readFileSync(whole, "utf8") };
  });
}
