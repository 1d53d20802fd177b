/** The readable part of a growing JSON text. */
export type PartialJson = {
  /** Undefined means nothing yet. An unfinished string is included as far as it goes. */
  value: unknown;
  /** The unfinished objects and arrays. */
  open: ReadonlySet<object>;
};

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
/** Deeper than any requested answer. */
const MAX_DEPTH = 20;

/**
 * Parses as much of `raw` as has arrived, from the first `{`, so that a code fence or text before it does no harm.
 * Never throws: parsing stops at invalid JSON. Half an escape or surrogate pair at the end is held back, so a
 * parsed string only ever grows.
 */
export function parsePartialJson(raw: string): PartialJson {
  const start = raw.indexOf("{");
  const reader = new PartialJsonReader(start < 0 ? "" : raw.slice(start));
  return { value: reader.readValue(0), open: reader.open };
}

/** Reads a JSON text from its start as far as it goes; once `ended`, nothing more is read. */
class PartialJsonReader {
  readonly open = new Set<object>();
  private at = 0;
  /** The text has ended or is invalid. */
  private ended = false;

  constructor(private readonly raw: string) {}

  /** The next character; undefined at the end. */
  private peek(): string | undefined {
    return this.raw[this.at];
  }

  readValue(depth: number): unknown {
    this.skipSpace();
    if (this.at >= this.raw.length || depth > MAX_DEPTH) return this.end();
    if (this.peek() === "{") return this.readObject(depth);
    if (this.peek() === "[") return this.readArray(depth);
    if (this.peek() === '"') return this.readString();
    return this.readWord();
  }

  private readObject(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    this.open.add(object);
    this.at += 1;
    for (;;) {
      this.skipSpace();
      if (this.peek() === "}") return this.close(object);
      if (this.peek() !== '"') return (this.end(), object);
      const key = this.readString();
      this.skipSpace();
      if (this.ended || this.peek() !== ":") return (this.end(), object);
      this.at += 1;
      const value = this.readValue(depth + 1);
      if (value !== undefined) object[key] = value;
      if (!this.goOn("}")) return this.ended ? object : this.close(object);
    }
  }

  private readArray(depth: number): unknown[] {
    const array: unknown[] = [];
    this.open.add(array);
    this.at += 1;
    this.skipSpace();
    if (this.peek() === "]") return this.close(array);
    for (;;) {
      const value = this.readValue(depth + 1);
      if (value !== undefined) array.push(value);
      if (!this.goOn("]")) return this.ended ? array : this.close(array);
    }
  }

  /** Skips a comma. Returns false at the closing character and at the end. */
  private goOn(mark: string): boolean {
    if (this.ended) return false;
    this.skipSpace();
    if (this.peek() === ",") {
      this.at += 1;
      return true;
    }
    if (this.peek() !== mark) this.end();
    return false;
  }

  private close<T extends object>(container: T): T {
    this.at += 1;
    this.open.delete(container);
    return container;
  }

  private readString(): string {
    let text = "";
    this.at += 1;
    while (this.at < this.raw.length) {
      const sign = this.peek()!;
      if (sign === '"') {
        this.at += 1;
        return text;
      }
      if (sign !== "\\") {
        text += sign;
        this.at += 1;
        continue;
      }
      const escape = this.raw.slice(this.at + 1, this.at + 2);
      const size = escape === "u" ? 6 : 2;
      const hex = this.raw.slice(this.at + 2, this.at + 6);
      if (escape === "u" && !/^[\da-f]{4}$/i.test(hex)) break;
      text += escape === "u" ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[escape] ?? escape);
      this.at += size;
    }
    this.end();
    return text.replace(/[\ud800-\udbff]$/, "");
  }

  /** Reads a number, true, false or null; at the end of the text it may be incomplete. */
  private readWord(): unknown {
    const word = /^[-+.\w]+/.exec(this.raw.slice(this.at, this.at + 40))?.[0];
    if (word === undefined || this.at + word.length >= this.raw.length) return this.end();
    this.at += word.length;
    try {
      return JSON.parse(word) as unknown;
    } catch {
      // The text is not JSON, so parsing ends here.
      return this.end();
    }
  }

  private skipSpace(): void {
    while (/\s/.test(this.peek() ?? "")) this.at += 1;
  }

  private end(): undefined {
    this.ended = true;
  }
}
