/** A pagination cursor, opaque to clients: the time in milliseconds and the id of a page's last row. */
export const CURSOR_PATTERN = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Encodes the position of a row as a cursor. */
export function encodeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}_${id}`;
}

/** Decodes a cursor that has matched CURSOR_PATTERN. */
export function decodeCursor(cursor: string): { at: Date; id: string } {
  const [, moment, id] = CURSOR_PATTERN.exec(cursor)!;
  return { at: new Date(Number(moment)), id: id! };
}
