import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { expect, test, vi } from "vitest";
import { savedMedia, type MediaItem, type UploadState } from "./media-item";
import { createUploadQueue } from "./upload-queue";

type Job = {
  name: string;
  resolve: (kind?: PostMedia["kind"]) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
  state: (state: UploadState) => void;
};

const media = (id: string): PostMedia => ({
  id,
  kind: "image",
  fileName: `${id}.png`,
  mimeType: "image/png",
  bytes: 1,
  width: 1,
  height: 1,
  durationMs: null,
  pages: null,
  altText: "",
  title: "",
});

function setUp() {
  const jobs: Job[] = [];
  let shown: MediaItem[] = [];
  const dropUrl = vi.fn();
  const queue = createUploadQueue({
    upload: (file, state, signal) =>
      new Promise((resolve, reject) =>
        jobs.push({
          name: file.name,
          resolve: (kind = "image") => resolve({ ...media(file.name), kind }),
          reject,
          signal,
          state,
        }),
      ),
    reasonOf: (error) => ({ code: (error as Error).message, data: {} }),
    onChange: (items) => (shown = items),
    makeUrl: (file) => `blob:${file.name}`,
    dropUrl,
    parallel: 2,
    start: [],
  });
  const add = (...names: string[]) =>
    queue.add(names.map((name) => new File(["x"], name, { type: "image/png" })));
  const kinds = () => shown.map((item) => item.upload.kind);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, jobs, add, kinds, settle, shown: () => shown, dropUrl };
}

test("two at a time, the order of choosing is the order of the post", async () => {
  const { jobs, add, kinds, settle, shown } = setUp();
  add("a", "b", "c");
  expect(kinds()).toEqual(["running", "running", "waiting"]);
  jobs[1]!.resolve();
  await settle();
  expect(kinds()).toEqual(["running", "done", "running"]);
  jobs[2]!.resolve();
  jobs[0]!.resolve();
  await settle();
  expect(savedMedia(shown()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("shows where an upload stands", () => {
  const { jobs, add, shown } = setUp();
  add("a");
  for (const state of [
    { kind: "running", progress: 0.4 },
    { kind: "lost", progress: 0.4 },
    { kind: "checking" },
  ] as const) {
    jobs[0]!.state(state);
    expect(shown()[0]!.upload).toEqual(state);
  }
});

test("what turns out to be of another kind is not put beside the others", async () => {
  const { jobs, add, settle, shown } = setUp();
  add("a", "b");
  jobs[0]!.resolve("document");
  jobs[1]!.resolve();
  await settle();
  expect(shown().map(({ kind, upload }) => [kind, upload.kind])).toEqual([
    ["document", "failed"],
    ["image", "done"],
  ]);
  expect(savedMedia(shown()).map(({ id }) => id)).toEqual(["b"]);
});

test("a removed one comes back to its place, with its words; one that was on its way begins anew", async () => {
  const { queue, jobs, add, settle, shown } = setUp();
  add("a", "b", "c");
  jobs[0]!.resolve();
  await settle();
  queue.describe(shown()[0]!.key, { altText: "a house" });
  const putBack = [queue.remove(shown()[0]!.key), queue.remove(shown()[0]!.key)];
  expect(shown().map(({ fileName }) => fileName)).toEqual(["c"]);
  expect(putBack.map((undo) => undo())).toEqual([true, true]);
  expect(shown().map(({ fileName, altText, upload }) => [fileName, altText, upload.kind])).toEqual([
    ["b", "", "running"],
    ["a", "a house", "done"],
    ["c", "", "running"],
  ]);
  expect(jobs.filter(({ name }) => name === "b")).toHaveLength(2);
  expect(putBack[0]!()).toBe(false);
});

test("one that does not go with what is there by now stays away", async () => {
  const { queue, jobs, add, settle, shown } = setUp();
  add("a");
  jobs[0]!.resolve();
  await settle();
  const putBack = queue.remove(shown()[0]!.key);
  queue.add([new File(["x"], "film.mp4", { type: "video/mp4" })]);
  expect(putBack()).toBe(false);
  expect(shown().map(({ fileName, src }) => [fileName, src])).toEqual([["film.mp4", null]]);
});

test("a failed one can be tried again", async () => {
  const { queue, jobs, add, kinds, settle, shown } = setUp();
  add("a");
  jobs[0]!.reject(new Error("media_too_large"));
  await settle();
  expect(shown()[0]!.upload).toEqual({ kind: "failed", code: "media_too_large", data: {} });
  queue.retry(shown()[0]!.key);
  jobs[1]!.resolve();
  await settle();
  expect(kinds()).toEqual(["done"]);
});

test("removing cancels its upload, lets go of its blob and starts the next", async () => {
  const { queue, jobs, add, kinds, settle, shown, dropUrl } = setUp();
  add("a", "b", "c");
  queue.remove(shown()[0]!.key);
  expect(jobs[0]!.signal.aborted).toBe(true);
  expect(dropUrl).toHaveBeenCalledWith("blob:a");
  expect(kinds()).toEqual(["running", "running"]);
  jobs[0]!.reject(new Error("aborted"));
  await settle();
  expect(kinds()).toEqual(["running", "running"]);
});

test("moves by one, not over the ends", () => {
  const { queue, add, shown } = setUp();
  add("a", "b");
  const [a] = shown();
  queue.move(a!.key, -1);
  queue.move(a!.key, 1);
  expect(shown().map((item) => item.fileName)).toEqual(["b", "a"]);
});
