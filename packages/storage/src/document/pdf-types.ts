import type { ReadAt } from "../inspect/inspect-types";

/** A value of a PDF file (ISO 32000-1, 7.3), as far as its structure needs it: the text of strings is not kept. */
export type PdfValue =
  | { kind: "number"; value: number }
  | { kind: "name"; value: string }
  | { kind: "ref"; id: number }
  | { kind: "list"; items: PdfValue[] }
  | { kind: "dict"; entries: PdfDict }
  /** null, true, false, a string. */
  | { kind: "other" };

export type PdfDict = Map<string, PdfValue>;

/** A document's bytes, and how much of them may still be looked at. */
export type Source = {
  read: ReadAt;
  /** Counts bytes that were unpacked. Throws NotPdf when it was too much. */
  spend: (bytes: number) => void;
};

/** Where objects lie: at a place of the file, or in another object at an index. */
export type Place = { at: number } | { inside: number; index: number };
export type ObjectTable = { trailer: PdfDict; find: (id: number) => Place | null };

export type FoundObject = {
  /** 0 of a bare value. */
  id: number;
  value: PdfValue;
  /** Where the bytes of a stream begin; null when the object is none. */
  data: number | null;
};

/** Answers what a reference stands for; `other` for an object that is not there. */
export type Lookup = (value: PdfValue | undefined) => PdfValue;
