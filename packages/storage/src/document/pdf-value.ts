/** A value of a PDF file (ISO 32000-1, 7.3), as far as its structure needs it: the text of strings is not kept. */
export type PdfValue =
  | { kind: "number"; value: number }
  | { kind: "name"; value: string }
  | { kind: "ref"; id: number }
  | { kind: "list"; items: PdfValue[] }
  | { kind: "dict"; entries: Map<string, PdfValue> }
  /** null, true, false, a string. */
  | { kind: "other" };

export type PdfDict = Map<string, PdfValue>;

export function numberOf(value: PdfValue | undefined): number | null {
  return value?.kind === "number" ? value.value : null;
}

export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === "name" ? value.value : null;
}
