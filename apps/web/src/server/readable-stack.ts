import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapping, type SourceMapPayload } from "node:module";

const MAX_FRAMES = 12;
/** `at name (/path/to/file.js:1:303)`, or without name and brackets. */
const FRAME = /^(\s+at (?:.*\()?)((?:file:\/\/)?\/.*):(\d+):(\d+)(\)?)$/;
/** The build's own files, which have a source map beside them. */
const BUNDLED = /\/\.next\/(?:dev\/)?server\//;
const MAX_KNOWN = 1000;
/** Where in the source each place of the build is. Maps are not kept beyond a stack: they are megabytes. */
const known = new Map<string, string>();
/** The maps of one stack by file, most of whose frames lie in the same few files; null: there is none that can be read. */
type Maps = Map<string, SourceMap | null>;

/**
 * Returns the frames of a stack with files and lines of the sources, for the log: the build is minified. Packages are named
 * without the folders of the package manager. Nothing is mapped unless an error is logged.
 * @param stack as in `error.stack`: the message, which may have several lines, then the frames
 */
export function readableStack(stack: string): string {
  const maps: Maps = new Map();
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((frame) => readableFrame(frame, maps))
    .join("\n");
}

function readableFrame(frame: string, maps: Maps): string {
  const [, before, file, line, column, after] = FRAME.exec(frame) ?? [];
  if (!file) return frame;
  const place = `${file}:${line}:${column}`;
  const source = BUNDLED.test(file) ? findSource(place, file, maps, Number(line), Number(column)) : place;
  return `${before}${source.replace(/^.*\/(?=node_modules\/)/, "")}${after}`;
}

/** @returns a file of the sources with line and column, or the place in the build when no map says */
function findSource(place: string, file: string, maps: Maps, line: number, column: number): string {
  if (known.size > MAX_KNOWN) known.clear();
  const before = known.get(place);
  if (before) return before;
  if (!maps.has(file)) maps.set(file, readMap(file));
  const entry = maps.get(file)?.findEntry(line - 1, column - 1);
  const source = entry && "originalSource" in entry && entry.originalSource ? nameSource(entry) : place;
  known.set(place, source);
  return source;
}

function nameSource({ originalSource, originalLine, originalColumn }: SourceMapping): string {
  const source = decodeURIComponent(originalSource).replace(/^turbopack:\/\/\/\[project\]\/|^(\.\.\/)+/, "");
  return `${source}:${originalLine + 1}:${originalColumn + 1}`;
}

function readMap(file: string): SourceMap | null {
  try {
    const map = readFileSync(`${file.replace("file://", "")}.map`, "utf8");
    return new SourceMap(JSON.parse(map) as SourceMapPayload);
  } catch {
    return null; // no map, or not one that can be read: the log has the place in the build
  }
}
