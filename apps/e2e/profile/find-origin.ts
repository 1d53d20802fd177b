import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A frame of a profile: `url` as V8 names it, line and column from 0. */
type Place = { url: string; lineNumber: number; columnNumber: number };

/** Returns what finds the source file of a place: through the source map that a file of the build names, where there is one. */
export function createOriginFinder(findLocalFile: (url: string) => string | null = findFile) {
  const maps = new Map<string, SourceMap | null>();
  return ({ url, lineNumber, columnNumber }: Place): string => {
    const file = findLocalFile(url);
    if (!file) return url;
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(lineNumber, columnNumber);
    return entry && "originalSource" in entry && entry.originalSource ? entry.originalSource : file;
  };
}

function findFile(url: string): string | null {
  if (url.startsWith("file://")) return fileURLToPath(url);
  return url.startsWith("/") ? url : null;
}

/** A script names its map in a comment (ECMA-426); the bundler's name for it is not the script's. */
function readMap(file: string): SourceMap | null {
  if (!existsSync(file)) return null;
  const name = /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(file, "utf8"))?.[1];
  const map = name ? path.join(path.dirname(file), name) : `${file}.map`;
  if (!existsSync(map)) return null;
  return new SourceMap(JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload);
}

/**
 * Names what a source belongs to: `node:net`, a package of npm (`next`), one of ours (`packages/domain`) or an app
 * (`apps/web`); V8's own frames, such as `(garbage collector)`, by their name.
 */
export function getOwner(source: string, functionName: string): string {
  if (source === "") return functionName || "(program)";
  // Next's own build names what it has compiled: webpack://next/./dist/compiled/react-dom/cjs/…
  const compiled = /^webpack:\/\/next\/(?:\.\/dist\/compiled\/([^/]+))?/.exec(source);
  if (compiled) return compiled[1] ? `next: ${compiled[1]}` : "next";
  if (source.startsWith("node:")) return source.split("/")[0]!;
  const installed = /.*\/node_modules\/((?:@|%40)[^/]+\/[^/]+|[^/]+)/.exec(`/${source}`);
  if (installed) return decodeURIComponent(installed[1]!);
  return /(?:^|\/)((?:packages|apps)\/[^/]+)\//.exec(source)?.[1] ?? source;
}
