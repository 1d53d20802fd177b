import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { withPost } from "./with-post";

const post = (id: string, hour: number): CalendarPost => ({
  id,
  status: "scheduled",
  scheduledAt: new Date(Date.UTC(2027, 2, 10, hour)),
  mayPublish: true,
  heldBack: false,
  labelIds: [],
  excerpt: id,
});
const list = { posts: [post("a", 8), post("b", 12)], more: [] };
const ids = (of: typeof list) => of.posts.map(({ id }) => id);

test("a moved post is once in the list, in the order of the times", () => {
  expect(ids(withPost(list, post("a", 15), true))).toEqual(["b", "a"]);
  expect(ids(withPost(list, post("c", 9), true))).toEqual(["a", "c", "b"]);
});

test("a post that is taken back is not there, and the list it came from is unchanged", () => {
  expect(ids(withPost(list, post("b", 15), false))).toEqual(["a"]);
  expect(ids(list)).toEqual(["a", "b"]);
});
