// Text is as large as a browser is set to: its sizes are in rem, by the theme's names. Pictures that the server draws and
// e-mails have no browser's setting.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";
import { findPixelText } from "./text-sizes/find-pixel-text.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const FOLDERS = ["apps/web/src", "packages/ui/src"];
const PICTURES = "apps/web/src/features/site/pictures/";
const MIN_FILES = 500;

const files = FOLDERS.flatMap((folder) => listFiles(ROOT, folder)).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const found = files.flatMap((file) =>
  findPixelText(readFileSync(path.join(ROOT, file), "utf8")).map((finding) => ({ file, ...finding })),
);
const violations = found.filter(({ file }) => !file.startsWith(PICTURES));

for (const { file, line, size } of violations) console.error(`${file}:${line} ${size}: write it in rem`);
console.log(`${files.length} files read, ${violations.length} sizes of text in px`);
const isBlind = files.length < MIN_FILES || found.length === violations.length;
if (isBlind) console.error(`text-sizes: too few files were read, or ${PICTURES} shows no size`);
if (violations.length || isBlind) process.exitCode = 1;
