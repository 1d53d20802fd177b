import type { ReadOutcome } from "../../connections/model/read-outcome";
import type { ReportedPost } from "../model/reported-post";
import type { Removal } from "../remove-linkedin-posts";
import type { FileItem } from "./member-files";

/** A member's token for a product of LinkedIn's, and the quota of its calls. */
export type ReadCaller = {
  token: string;
  /** Called before each call; false means that the call must not be made. */
  consumeQuota(calls: number): Promise<boolean>;
};

/** A post as a listing names it; null for one that is not published (yet, or for good). */
export type ListedPost = { urn: string; report: ReportedPost | null };

/** Changes of posts in the order in which LinkedIn tells them. */
export type ChangePage = {
  posts: ReportedPost[];
  removals: Removal[];
  /** All changes of this page, also those of comments and the like. */
  count: number;
  /** When LinkedIn noted the last of them, in epoch milliseconds; null for an empty page. */
  processedAt: number | null;
};

/** Reads a member's posts from LinkedIn's APIs (docs/linkedin-api.md, Apps and products, Data portability). */
export type LinkedInReader = {
  /**
   * Lists the member's posts by the Community Management API, the newest first: `count` of them after the first
   * `start`.
   */
  listPosts(
    caller: ReadCaller,
    page: { memberSub: string; start: number; count: number },
  ): Promise<ReadOutcome<ListedPost[]>>;
  /** Sees to it that LinkedIn archives what the member does, for this app. */
  ensureArchiving(caller: ReadCaller): Promise<ReadOutcome<null>>;
  /** Reads a page of the copy of the member's posts; `not_found` after the last one, and before there is a copy. */
  readSnapshot(caller: ReadCaller, page: number): Promise<ReadOutcome<FileItem[]>>;
  /**
   * Reads a page of what the member has done since `startTime`, which belongs to it; from the first change when it is
   * null.
   */
  readChanges(
    caller: ReadCaller,
    page: { startTime: number | null; start: number; count: number },
  ): Promise<ReadOutcome<ChangePage>>;
};
