/** The place of a page's last line: milliseconds of its time, and the id. To clients an opaque text. */
export const PLACE = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor that a line gives. */
export function placeOf({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}_${id}`;
}

/** What a cursor says; it has matched PLACE. */
export function readPlace(cursor: string): { at: Date; id: string } {
  const [, moment, id] = PLACE.exec(cursor)!;
  return { at: new Date(Number(moment)), id: id! };
}
