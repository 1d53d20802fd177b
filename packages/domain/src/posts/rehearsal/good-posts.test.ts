import { expect, test } from "vitest";
import { makeGoodPosts } from "../../testing/good-posts";
import { FAR, REHEARSED_AT } from "../../testing/rehearsal-harness";
import { toPostFields } from "../content-columns";
import { hasFirstComment } from "../model/first-comment";
import { toPublishablePost } from "../publishing/to-publishable-post";
import type { RehearsalFacts } from "./facts/rehearsal-facts";
import { runRules } from "./run-rules";

const MEMBERS = Array.from({ length: 20 }, (_, n) => ({ id: `member-${n}`, workspaceId: `workspace-${n}` }));
const made = makeGoodPosts(MEMBERS, 50);
const EMPTY = { linkSource: null, linkTitle: "", linkDescription: "" };
const NO_POLL = { pollQuestion: null, pollOptions: [], pollDuration: null };
const UNKNOWN = { width: null, height: null, durationMs: null, pages: null, altText: "", title: "" };

/** The facts of a post whose member has a connection that holds. */
function toFacts(post: (typeof made.posts)[number]): RehearsalFacts {
  const row = { ...EMPTY, ...NO_POLL, visibility: "PUBLIC" as const, ...post };
  const media = made.media
    .filter(({ postId }) => postId === post.id)
    .map((file) => ({ ...UNKNOWN, urn: null, ...file, bytes: Number(file.bytes) }));
  return {
    now: new Date(REHEARSED_AT),
    at: post.scheduledAt,
    fields: { ...toPostFields(row), mediaCount: media.length },
    request: toPublishablePost({ ...row, media }),
    files: media.map((file) => ({ ...file, isStored: true, uploadedAt: null, isReady: false })),
    twins: [],
    connection: { status: "active", endsAt: FAR, scopes: ["w_member_social"], isReadable: true },
    comment: hasFirstComment(post.firstComment) ? { access: "ready", endsAt: FAR } : null,
    day: { max: 150, used: 0, planned: 0, isReached: false },
    links: [],
  };
}

test("a thousand good posts are scheduled without an alarm", () => {
  expect(made.posts).toHaveLength(1_000);
  expect(made.posts.flatMap((post) => runRules(toFacts(post)))).toEqual([]);
});
