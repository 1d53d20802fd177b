import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";

export type Journal<Entry> = {
  append(entry: Entry): void;
  rewrite(entries: Iterable<Entry>): void;
  close(): void;
};

/**
 * Entries appended to `file`, a JSON line each, and given to `read` in order when it is opened. Null keeps
 * nothing. An append is one write into the system's cache: about 10 microseconds however long the file is, and
 * safe from `kill -9`. A last line that a crash tore is left out; any other broken line throws.
 */
export function openJournal<Entry>(file: string | null, read: (entry: Entry) => void): Journal<Entry> {
  if (file === null) return { append() {}, rewrite() {}, close() {} };
  mkdirSync(dirname(file), { recursive: true });
  const whole = readWhole(file, read);
  if (whole !== undefined) writeAside(file, whole);
  let handle = openSync(file, "a");

  return {
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
    },
    rewrite(entries) {
      let text = "";
      for (const entry of entries) text += `${JSON.stringify(entry)}\n`;
      closeSync(handle);
      writeAside(file, text);
      handle = openSync(file, "a");
    },
    close() {
      closeSync(handle);
    },
  };
}

/** Answers the text without its torn end, if it had one. */
function readWhole<Entry>(file: string, read: (entry: Entry) => void): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const end = text.lastIndexOf("\n") + 1;
  for (const line of text.slice(0, end).split("\n")) {
    if (line !== "") read(JSON.parse(line) as Entry);
  }
  return end === text.length ? undefined : text.slice(0, end);
}

function writeAside(file: string, text: string) {
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}
