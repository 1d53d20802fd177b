import type { PostMedia } from "@takt/domain/media/model/post-media";
import { expect, test, vi } from "vitest";
import { savedMedia, type MediaItem, type UploadState } from "./parts/media-item";
import { UploadQueue } from "./upload-queue";

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
  const revokeUrl = vi.fn();
  const queue = new UploadQueue({
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
    toReason: (error) => ({ code: (error as Error).message, data: {} }),
    onChange: (items) => (shown = items),
    createUrl: (file) => `blob:${file.name}`,
    revokeUrl,
    parallel: 2,
    start: [],
  });
  const add = (...names: string[]) =>
    queue.add(names.map((name) => new File(["x"], name, { type: "image/png" })));
  const kinds = () => shown.map((item) => item.upload.kind);
  const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, jobs, add, kinds, flushTasks, shown: () => shown, revokeUrl };
}

test("two files are uploaded at a time, and the post keeps the order of choosing", async () => {
  const { jobs, add, kinds, flushTasks, shown } = setUp();
  add("a", "b", "c");
  expect(kinds()).toEqual(["running", "running", "waiting"]);
  jobs[1]!.resolve();
  await flushTasks();
  expect(kinds()).toEqual(["running", "done", "running"]);
  jobs[2]!.resolve();
  jobs[0]!.resolve();
  await flushTasks();
  expect(savedMedia(shown()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("an item shows the state of its upload", () => {
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

test("a file that turns out to be of another kind fails beside the others", async () => {
  const { jobs, add, flushTasks, shown } = setUp();
  add("a", "b");
  jobs[0]!.resolve("document");
  jobs[1]!.resolve();
  await flushTasks();
  expect(shown().map(({ kind, upload }) => [kind, upload.kind])).toEqual([
    ["document", "failed"],
    ["image", "done"],
  ]);
  expect(savedMedia(shown()).map(({ id }) => id)).toEqual(["b"]);
});

test("a removed file is restored at its position with its text, and an unfinished upload restarts", async () => {
  const { queue, jobs, add, flushTasks, shown } = setUp();
  add("a", "b", "c");
  jobs[0]!.resolve();
  await flushTasks();
  queue.describe(shown()[0]!.key, { altText: "a house" });
  const restore = [queue.remove(shown()[0]!.key), queue.remove(shown()[0]!.key)];
  expect(shown().map(({ fileName }) => fileName)).toEqual(["c"]);
  expect(restore.map((undo) => undo())).toEqual([true, true]);
  expect(shown().map(({ fileName, altText, upload }) => [fileName, altText, upload.kind])).toEqual([
    ["b", "", "running"],
    ["a", "a house", "done"],
    ["c", "", "running"],
  ]);
  expect(jobs.filter(({ name }) => name === "b")).toHaveLength(2);
  expect(restore[0]!()).toBe(false);
});

test("a removed file is not restored beside a file of another kind", async () => {
  const { queue, jobs, add, flushTasks, shown } = setUp();
  add("a");
  jobs[0]!.resolve();
  await flushTasks();
  const restore = queue.remove(shown()[0]!.key);
  queue.add([new File(["x"], "film.mp4", { type: "video/mp4" })]);
  expect(restore()).toBe(false);
  expect(shown().map(({ fileName, src }) => [fileName, src])).toEqual([["film.mp4", null]]);
});

test("a failed upload can be retried", async () => {
  const { queue, jobs, add, kinds, flushTasks, shown } = setUp();
  add("a");
  jobs[0]!.reject(new Error("media_too_large"));
  await flushTasks();
  expect(shown()[0]!.upload).toEqual({ kind: "failed", code: "media_too_large", data: {} });
  queue.retry(shown()[0]!.key);
  jobs[1]!.resolve();
  await flushTasks();
  expect(kinds()).toEqual(["done"]);
});

test("removing a file cancels its upload, revokes its blob URL and starts the next upload", async () => {
  const { queue, jobs, add, kinds, flushTasks, shown, revokeUrl } = setUp();
  add("a", "b", "c");
  queue.remove(shown()[0]!.key);
  expect(jobs[0]!.signal.aborted).toBe(true);
  expect(revokeUrl).toHaveBeenCalledWith("blob:a");
  expect(kinds()).toEqual(["running", "running"]);
  jobs[0]!.reject(new Error("aborted"));
  await flushTasks();
  expect(kinds()).toEqual(["running", "running"]);
});

test("a file moves by one position, but not beyond the ends", () => {
  const { queue, add, shown } = setUp();
  add("a", "b");
  const [a] = shown();
  queue.move(a!.key, -1);
  queue.move(a!.key, 1);
  expect(shown().map((item) => item.fileName)).toEqual(["b", "a"]);
});

test("files that run or wait are unfinished, those that are uploaded, failed or removed are not", async () => {
  const { queue, jobs, add, flushTasks, shown } = setUp();
  const unfinished = () => queue.unfinished().map(({ name }) => name);
  add("a", "b", "c", "d");
  expect(unfinished()).toEqual(["a", "b", "c", "d"]);
  jobs[0]!.resolve();
  jobs[1]!.reject(new Error("media_damaged"));
  queue.remove(shown().at(-1)!.key);
  await flushTasks();
  expect(unfinished()).toEqual(["c"]);
});
