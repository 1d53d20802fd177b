import { expect, test } from "vitest";
import { checkFiles } from "./check-files";
import type { MediaItem } from "./parts/media-item";

const file = (name: string, type: string, size = 10) =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: size });
const MB = 1024 * 1024;
const have = (kind: MediaItem["kind"], count = 1, upload: MediaItem["upload"] = { kind: "waiting" }) =>
  Array.from({ length: count }, () => ({ kind, upload }));

test("the four image types, a video and a document are accepted", () => {
  const images = ["jpeg", "png", "gif", "webp"].map((type) => file(`a.${type}`, `image/${type}`));
  expect(checkFiles(images, [])).toEqual({ accepted: images, problems: [] });
  const others = ["mp4", "x-m4v", "3gpp", "3gpp2"].map((type) => file("a", `video/${type}`, 200 * MB));
  for (const one of [...others, file("a.pdf", "application/pdf", 100 * MB)])
    expect(checkFiles([one], [])).toEqual({ accepted: [one], problems: [] });
});

test("each refused file has its problem", () => {
  const { accepted, problems } = checkFiles(
    [
      file("a.svg", "image/svg+xml"),
      file("big.png", "image/png", 5 * MB + 1),
      file("empty.png", "image/png", 0),
      file("film.mov", "video/quicktime"),
      file("talk.m4a", "audio/x-m4a"),
      file("ok.png", "image/png", 5 * MB),
    ],
    [],
  );
  expect(accepted.map((one) => one.name)).toEqual(["ok.png"]);
  expect(problems).toEqual([
    { code: "media_type_invalid", name: "a.svg", kind: "image" },
    { code: "media_too_large", name: "big.png", kind: "image" },
    { code: "media_empty", name: "empty.png", kind: "image" },
    { code: "media_type_invalid", name: "film.mov", kind: "image" },
    { code: "media_sound_only", name: "talk.m4a", kind: "video" },
  ]);
});

test.each([
  ["film.mp4", "video/mp4", 200 * MB + 1, "media_too_large"],
  ["film.mp4", "video/mp4", 76_799, "media_too_small"],
  ["a.pdf", "application/pdf", 100 * MB + 1, "media_too_large"],
])("the file %s of type %s with %i bytes has the problem %s", (name, type, size, code) => {
  expect(checkFiles([file(name, type, size)], []).problems).toMatchObject([{ code, name }]);
});

test("files beyond the maximum are refused with a single problem", () => {
  const files = [1, 2, 3].map((index) => file(`${index}.png`, "image/png"));
  const { accepted, problems } = checkFiles(files, have("image", 19));
  expect(accepted.map((one) => one.name)).toEqual(["1.png"]);
  expect(problems).toEqual([{ code: "media_too_many", name: "2.png", kind: "image" }]);
});

test("a video or a document does not go with other files", () => {
  const [image, video, pdf] = [
    file("a.png", "image/png"),
    file("a.mp4", "video/mp4", MB),
    file("a.pdf", "application/pdf"),
  ];
  const codes = (...args: Parameters<typeof checkFiles>) =>
    checkFiles(...args).problems.map(({ code }) => code);
  expect(codes([video], have("video"))).toEqual(["media_too_many"]);
  expect(codes([pdf], have("document"))).toEqual(["media_too_many"]);
  expect(codes([image, image], have("video"))).toEqual(["media_mixed"]);
  expect(codes([video], have("image"))).toEqual(["media_mixed"]);
  expect(codes([image, video, pdf], [])).toEqual(["media_mixed"]);
  expect(codes([video], have("document", 1, { kind: "failed", code: "media_damaged", data: {} }))).toEqual(
    [],
  );
});
