/** Returns where a member's browser loads their picture from; it changes with the picture. Null: there is none. */
export function pictureUrl({ pictureKey }: { pictureKey: string | null }): string | null {
  return pictureKey === null ? null : `/api/picture?v=${pictureKey.slice(0, 8)}`;
}
