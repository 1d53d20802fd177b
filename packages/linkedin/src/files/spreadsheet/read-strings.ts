import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { readXml } from "./read-xml";

/** Reads the table of shared texts: the runs of each `si`, without the pronunciation of Japanese ones. */
export function readStrings(part: Buffer | null): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let isText = false;
  let isHint = false;
  readXml(part, {
    open(name) {
      if (name === "si") strings.push("");
      else if (name === "rPh") isHint = true;
      else if (name === "t") isText = true;
    },
    text(text) {
      if (isText && !isHint && strings.length > 0) strings.push(append(strings.pop()!, text));
    },
    close(name) {
      if (name === "rPh") isHint = false;
      else if (name === "t") isText = false;
    },
  });
  return strings;
}

/** Adds to the text of a cell, up to the length that is read of one. */
export function append(text: string, more: string): string {
  const left = SYNC_LIMITS.cellCharacters - text.length;
  return left > 0 ? text + more.slice(0, left) : text;
}
