import type { ReadAt } from "../inspect/inspect-types";

/** A value of a PDF file (ISO 32000-1, 7.3), as far as its structure needs it: the text of strings is dropped. */
export type PdfValue =
  | { kind: "number"; value: number }
  | { kind: "name"; value: string }
  | { kind: "ref"; id: number }
  | { kind: "list"; items: PdfValue[] }
  | { kind: "dict"; entries: PdfDict }
  /** null, true, false, a string. */
  | { kind: "other" };

export type PdfDict = Map<string, PdfValue>;

/** A document's bytes, and the budget for reading them. */
export type Source = {
  read: ReadAt;
  /** Counts unpacked bytes. Throws NotPdf when the budget is exceeded. */
  consume: (bytes: number) => void;
};

/** The location of an object: an offset of the file, or an index inside another object. */
export type Place = { at: number } | { inside: number; index: number };
export type ObjectTable = { trailer: PdfDict; find: (id: number) => Place | null };

export type FoundObject = {
  /** 0 for a bare value. */
  id: number;
  value: PdfValue;
  /** Where the bytes of a stream begin; null when the object is not a stream. */
  data: number | null;
};

/** Resolves a reference; returns `other` for a missing object. */
export type Lookup = (value: PdfValue | undefined) => PdfValue;
