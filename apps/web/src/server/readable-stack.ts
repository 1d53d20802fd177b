import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

const MAX_FRAMES = 12;
/** `at name (/path/to/file.js:1:303)`, or without name and brackets. */
const FRAME = /^(\s+at (?:.*\()?)((?:file:\/\/)?\/.*):(\d+):(\d+)(\)?)$/;
/** The build's own files, which have a source map beside them. */
const BUNDLED = /\/\.next\/(?:dev\/)?server\//;
const MAX_KNOWN = 1000;
/** Where in the source each place of the build is. Maps are read once a place and not kept: they are megabytes. */
const known = new Map<string, string>();

/**
 * Returns the frames of a stack with files and lines of the sources, for the log: the build is minified. Packages are named
 * without the folders of the package manager. Nothing is mapped unless an error is logged.
 * @param stack as in `error.stack`: the message, which may have several lines, then the frames
 */
export function readableStack(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map(readableFrame)
    .join("\n");
}

function readableFrame(frame: string): string {
  const [, before, file, line, column, after] = FRAME.exec(frame) ?? [];
  if (!file) return frame;
  const place = `${file}:${line}:${column}`;
  const source = BUNDLED.test(file) ? sourceOf(place, file, Number(line), Number(column)) : place;
  return `${before}${source.replace(/^.*\/(?=node_modules\/)/, "")}${after}`;
}

function sourceOf(place: string, file: string, line: number, column: number): string {
  if (known.size > MAX_KNOWN) known.clear();
  const source = known.get(place) ?? findSource(file, line, column) ?? place;
  known.set(place, source);
  return source;
}

/** @returns a file of the sources with line and column, null when the map does not say */
function findSource(file: string, line: number, column: number): string | null {
  try {
    const payload = JSON.parse(
      readFileSync(`${file.replace("file://", "")}.map`, "utf8"),
    ) as SourceMapPayload;
    const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
    if (!("originalSource" in entry) || !entry.originalSource) return null;
    const source = decodeURIComponent(entry.originalSource).replace(
      /^turbopack:\/\/\/\[project\]\/|^(\.\.\/)+/,
      "",
    );
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    return null; // no map, or not one that can be read: the log has the place in the build
  }
}
