import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { expect, test, vi } from "vitest";
import { savedMedia, type MediaItem } from "./media-item";
import { createUploadQueue } from "./upload-queue";

type Job = {
  name: string;
  resolve: () => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
  progress: (p: number) => void;
};

const media = (id: string): PostMedia => ({
  id,
  kind: "image",
  fileName: `${id}.png`,
  mimeType: "image/png",
  bytes: 1,
  width: 1,
  height: 1,
  altText: "",
});

function setUp() {
  const jobs: Job[] = [];
  let shown: MediaItem[] = [];
  const dropUrl = vi.fn();
  const queue = createUploadQueue({
    upload: (file, progress, signal) =>
      new Promise((resolve, reject) =>
        jobs.push({ name: file.name, resolve: () => resolve(media(file.name)), reject, signal, progress }),
      ),
    codeOf: (error) => (error as Error).message,
    onChange: (items) => (shown = items),
    makeUrl: (file) => `blob:${file.name}`,
    dropUrl,
    parallel: 2,
    start: [],
  });
  const add = (...names: string[]) => queue.add(names.map((name) => new File(["x"], name)));
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

test("shows progress", () => {
  const { jobs, add, shown } = setUp();
  add("a");
  jobs[0]!.progress(0.4);
  expect(shown()[0]!.upload).toEqual({ kind: "running", progress: 0.4 });
});

test("a failed one can be tried again", async () => {
  const { queue, jobs, add, kinds, settle, shown } = setUp();
  add("a");
  jobs[0]!.reject(new Error("media_too_large"));
  await settle();
  expect(shown()[0]!.upload).toEqual({ kind: "failed", code: "media_too_large" });
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
