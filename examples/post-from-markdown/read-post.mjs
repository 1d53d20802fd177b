import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The content types of images that a post can have, by how their names end. */
const IMAGE_TYPES = { ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif" };
const NAMES = ["hashtags", "when", "image", "alt"];

/**
 * @typedef {{ wall: string, zone: string } | "next-free-slot" | "draft"} When
 * @typedef {{ hashtags?: string, when?: string, image?: string, alt?: string }} Fields
 * @typedef {{ name: string, type: string, bytes: Buffer, altText: string }} Image
 * @typedef {{ text: string, hashtags: string[], image: Image | null, when: When, contentHash: string, hash: string }} Post
 */

/**
 * Reads a post from a Markdown file. `contentHash` is of its name and of what will be read, `hash` also of the rest of the file:
 * a post whose time was refused is the same post once its time is corrected.
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<Post>}
 */
export async function readPost(folder, file) {
  const source = (await readFile(path.join(folder, file), "utf8")).replaceAll("\r\n", "\n");
  const { fields, body } = splitFrontMatter(source);
  const image = fields.image ? await readImage(folder, fields.image, fields.alt ?? "") : null;
  const hashtags = (fields.hashtags ?? "").split(/[\s,]+/).flatMap((tag) => tag.replace(/^#/, "") || []);
  const text = body.trim();
  const when = readWhen(fields.when ?? "draft");
  const words = JSON.stringify([file, text, hashtags, image?.name, image?.altText]);
  const contentHash = createHash("sha256")
    .update(words)
    .update(image?.bytes ?? "")
    .digest("hex");
  const hash = createHash("sha256").update(`${contentHash}\n${source}`).digest("hex");
  return { text, hashtags, image, when, contentHash, hash };
}

/**
 * Splits a file into its front matter, one `name: value` a line between two lines of `---`, and its text.
 * @param {string} source
 */
function splitFrontMatter(source) {
  const [, head = "", body = source] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(source) ?? [];
  /** @type {Record<string, string>} */
  const fields = {};
  for (const line of head.split("\n").filter((line) => line.trim() !== "")) {
    const [, name = "", value = ""] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!NAMES.includes(name)) throw new Error(`"${line}" is none of ${NAMES.join(", ")}.`);
    fields[name] = value;
  }
  return { fields: /** @type {Fields} */ (fields), body };
}

/**
 * @param {string} value such as `2027-01-15T09:00 Europe/Berlin`
 * @returns {When}
 */
function readWhen(value) {
  if (value === "draft" || value === "next-free-slot") return value;
  const [, wall, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)\s+(\S+)$/.exec(value) ?? [];
  if (!wall || !zone)
    throw new Error(`"when: ${value}" is none of draft, next-free-slot and 2027-01-15T09:00 Europe/Berlin.`);
  return { wall, zone };
}

/**
 * @param {string} folder
 * @param {string} name relative to the folder
 * @param {string} altText
 * @returns {Promise<Image>}
 */
async function readImage(folder, name, altText) {
  const type = Object.entries(IMAGE_TYPES).find(([ending]) => name.toLowerCase().endsWith(ending))?.[1];
  if (!type) throw new Error(`"image: ${name}" is none of ${Object.keys(IMAGE_TYPES).join(", ")}.`);
  return { name: path.basename(name), type, bytes: await readFile(path.join(folder, name)), altText };
}
