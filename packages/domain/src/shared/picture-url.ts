type Pictured = { pictureKey: string | null };

/** Returns where a user's browser loads their own picture from; it changes with the picture. Null: there is none. */
export function pictureUrl({ pictureKey }: Pictured): string | null {
  return pictureKey === null ? null : `/api/picture?v=${pictureKey.slice(0, 8)}`;
}

/** The same for the picture of somebody who shares a workspace with the reader. */
export function memberPictureUrl({ id, pictureKey }: Pictured & { id: string }): string | null {
  return pictureKey === null ? null : `/api/picture?member=${id}&v=${pictureKey.slice(0, 8)}`;
}
