import type { ReadFailure, ReadOutcome } from "../connections/model/read-outcome";
import type { ChangePage, LinkedInReader, ListedPost, ReadCaller } from "../sync/ports/linkedin-reader";
import type { FileItem } from "../sync/ports/member-files";

/** Content of the fake LinkedIn: posts in the order of a listing, pages of the copy, and pages of changes by their start time. */
export type FakeLinkedIn = {
  posts: ListedPost[];
  snapshot: FileItem[][];
  changes(startTime: number | null, start: number): ChangePage;
  /** Called before each answer; what it returns is answered instead. */
  before?(call: string, number: number): ReadFailure | undefined | Promise<ReadFailure | undefined>;
};

/** Creates a reader that answers from `linkedin`, and counts each call toward the caller's quota. */
export function fakeLinkedInReader(linkedin: FakeLinkedIn): LinkedInReader & { calls: string[] } {
  const calls: string[] = [];
  async function answer<T>(
    { consumeQuota }: ReadCaller,
    call: string,
    value: () => ReadOutcome<T>,
  ): Promise<ReadOutcome<T>> {
    if (!(await consumeQuota(1))) return { kind: "quota_exhausted" };
    calls.push(call);
    return (await linkedin.before?.(call, calls.length)) ?? value();
  }
  const read = <T>(value: T): ReadOutcome<T> => ({ kind: "read", value });
  return {
    calls,
    listPosts: (caller, { start, count }) =>
      answer(caller, `posts ${start}`, () => read(linkedin.posts.slice(start, start + count))),
    ensureArchiving: (caller) => answer(caller, "archiving", () => read(null)),
    readSnapshot: (caller, page) =>
      answer(caller, `snapshot ${page}`, () => {
        const items = linkedin.snapshot[page];
        return items ? read(items) : { kind: "not_found" };
      }),
    readChanges: (caller, { startTime, start }) =>
      answer(caller, `changes ${startTime} ${start}`, () => read(linkedin.changes(startTime, start))),
  };
}
