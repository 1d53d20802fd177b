import { expect, test } from "vitest";
import { findNeighbour, type WaitingPost, withoutPost, withPost } from "./waiting-post";

const post = (id: string, at: string | null) =>
  ({ id, scheduledAt: at === null ? null : new Date(at) }) as WaitingPost;
const FIRST = post("b", "2027-01-04T09:00Z");
const SECOND = post("a", "2027-01-05T09:00Z");
const ANYTIME = post("c", null);
const say = ({ posts, count }: { posts: readonly { id: string }[]; count: number }) =>
  `${posts.map(({ id }) => id).join(" ")} of ${count}`;

test("a post that is decided goes with its number, and one that is not listed changes nothing", () => {
  const waiting = { posts: [FIRST, SECOND, ANYTIME], count: 60 };
  expect(say(withoutPost(waiting, "a"))).toBe("b c of 59");
  expect(say(withoutPost(waiting, "x"))).toBe("b a c of 60");
});

test("a post that is back stands where it was: by its time, and those without a time last", () => {
  expect(say(withPost({ posts: [FIRST, ANYTIME], count: 2 }, SECOND))).toBe("b a c of 3");
  expect(say(withPost({ posts: [FIRST, SECOND], count: 2 }, ANYTIME))).toBe("b a c of 3");
  expect(say(withPost({ posts: [SECOND], count: 1 }, FIRST))).toBe("b a of 2");
});

test("a post that has come back by itself is not there twice", () => {
  expect(say(withPost({ posts: [FIRST, SECOND], count: 2 }, SECOND))).toBe("b a of 2");
});

test("after a post comes the next one, after the last one that before it, and after the only one none", () => {
  const posts = [FIRST, SECOND, ANYTIME];
  expect(["b", "a", "c"].map((id) => findNeighbour(posts, id)?.id)).toEqual(["a", "c", "a"]);
  expect(findNeighbour([FIRST], "b")).toBeNull();
});
