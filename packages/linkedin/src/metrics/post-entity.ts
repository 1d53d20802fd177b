/** Returns a post as the parameter of a finder of statistics: a share or a ugcPost. */
export function postEntity(urn: string): string {
  const name = urn.startsWith("urn:li:ugcPost:") ? "ugc" : "share";
  return `q=entity&entity=(${name}:${encodeURIComponent(urn)})`;
}
