/** What the sealed state of an upload is bound to: its file and member. */
export function uploadSubject(sha256: string, memberSub: string): string {
  return `media_uploads/${sha256}/${memberSub}`;
}
