import type { ReportedPost } from "../sync/model/reported-post";

let posts = 0;

/** Makes a URN as LinkedIn does: the instant is in its upper bits. */
export function mintUrn(at: number, kind: "share" | "ugcPost" | "activity" = "share"): string {
  return `urn:li:${kind}:${(BigInt(at) << 22n) + BigInt(++posts)}`;
}

/** Creates what a source reports of a text that was posted at this time, which everybody sees. */
export function reportedAt(at: number, overrides: Partial<ReportedPost> = {}): ReportedPost {
  return {
    urns: [mintUrn(at)],
    text: "Same words",
    contentType: "text",
    visibility: "PUBLIC",
    publishedAt: new Date(at),
    ...overrides,
  };
}
