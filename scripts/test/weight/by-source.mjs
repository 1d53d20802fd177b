import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @typedef {{ sources: string[], mappings: string }} SourceMap (ECMA-426) */

/**
 * The compressed bytes of a script by the file that they come from: the script's own are shared out by its characters.
 * @param {string} script its path; its source map, which it names, lies beside it
 * @returns {Map<string, number>} by path; what has no source, such as the bundler's own, is under ""
 */
export function gzipBySource(script) {
  const code = readFileSync(script, "utf8");
  const bytes = gzipSync(code).length;
  /** @type {Map<string, number>} */
  const counts = new Map();
  const map = /^\/\/# sourceMappingURL=(.+)$/m.exec(code)?.[1];
  if (map)
    countCharacters(code, JSON.parse(readFileSync(path.join(path.dirname(script), map), "utf8")), counts);
  const counted = [...counts.values()].reduce((sum, count) => sum + count, 0);
  counts.set("", (counts.get("") ?? 0) + code.length - counted);
  return new Map([...counts].map(([source, count]) => [source, (count / code.length) * bytes]));
}

/** @param {string} code @param {SourceMap & { sections?: { map: SourceMap, offset: { line: number, column: number } }[] }} map @param {Map<string, number>} counts */
function countCharacters(code, map, counts) {
  const lines = code.split("\n");
  const points = (map.sections ?? [{ map, offset: { line: 0, column: 0 } }]).flatMap(
    ({ map: part, offset }) =>
      readPoints(part).map((point) => ({
        ...point,
        line: point.line + offset.line,
        column: point.column + (point.line === 0 ? offset.column : 0),
      })),
  );
  points.forEach(({ line, column, source }, index) => {
    const next = points[index + 1];
    const end = next?.line === line ? next.column : (lines[line]?.length ?? column);
    counts.set(source, (counts.get(source) ?? 0) + Math.max(0, end - column));
  });
}

/** @param {SourceMap} map @returns {{ line: number, column: number, source: string }[]} where each piece of the script begins */
function readPoints({ sources, mappings }) {
  let source = 0;
  return mappings.split(";").flatMap((segments, line) => {
    let column = 0;
    return segments
      .split(",")
      .filter(Boolean)
      .map((segment) => {
        const [columns = 0, step] = readNumbers(segment);
        column += columns;
        if (step === undefined) return { line, column, source: "" };
        source += step;
        return { line, column, source: sources[source] ?? "" };
      });
  });
}

/** @param {string} segment numbers in Base64 VLQ @returns {number[]} */
function readNumbers(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
