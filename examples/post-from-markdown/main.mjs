// Writes the Markdown files of a folder as posts into Takt, each once: node main.mjs [--dry-run] FOLDER
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readPost } from "./read-post.mjs";
import { createTakt } from "./takt.mjs";

/** The file that lists posted files by their names; Takt itself remembers requests for a day. */
const LEDGER = "posted.json";

/** @typedef {Record<string, { id: string, hash: string }>} Posted */

const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false } },
  allowPositionals: true,
});
try {
  await postFolder(positionals[0], values["dry-run"]);
} catch (error) {
  fail(error);
}

/** @param {unknown} error @param {string} [file] */
function fail(error, file) {
  const { message, cause } = /** @type {Error} */ (error);
  const reason = cause instanceof Error ? ` ${cause.message}` : "";
  console.error(`${file ? `${file}: ` : ""}${message}${reason}`);
  process.exitCode = 1;
}

/**
 * Posts what is new in a folder, a line for each file; a file that cannot be posted stops no other.
 * @param {string | undefined} folder
 * @param {boolean} isDryRun
 */
async function postFolder(folder, isDryRun) {
  if (!folder) throw new Error("Which folder? node main.mjs [--dry-run] FOLDER");
  const posted = await readLedger(folder);
  const takt = isDryRun ? null : createTakt(readSettings());
  const toLink = takt && (await takt.createLinks());
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  for (const file of files)
    try {
      const post = await readPost(folder, file);
      const known = posted[file];
      if (known) {
        const isSame = known.hash === post.hash;
        const what = isSame ? "already posted" : "changed since it was posted: edit it in Takt";
        console.log(`${file}: ${what}${toLink ? ` ${toLink(known.id)}` : ""}`);
      } else if (takt && toLink) {
        const { id, status, schedule } = await takt.create(post);
        posted[file] = { id, hash: post.hash };
        await writeFile(path.join(folder, LEDGER), `${JSON.stringify(posted, null, 2)}\n`);
        console.log(`${file}: ${status}${schedule ? ` for ${schedule.at}` : ""} ${toLink(id)}`);
      } else console.log(`${file}: would be posted, ${describe(post)}`);
    } catch (error) {
      fail(error, file);
    }
}

/** @param {import("./read-post.mjs").Post} post */
function describe({ text, when, image }) {
  const time = typeof when === "string" ? when : `${when.wall} ${when.zone}`;
  return [`${text.length} characters`, ...(image ? [image.name] : []), time].join(", ");
}

/** @param {string} folder @returns {Promise<Posted>} */
async function readLedger(folder) {
  const text = await readFile(path.join(folder, LEDGER), "utf8").catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "ENOENT") return "{}";
      throw error;
    },
  );
  return JSON.parse(text);
}

function readSettings() {
  const { TAKT_URL: url, TAKT_KEY: key } = process.env;
  if (!url || !key)
    throw new Error("Set TAKT_URL, such as https://takt.example.com, and TAKT_KEY, a key of a workspace.");
  return { url, key };
}
