import { expect, test } from "vitest";
import { checkFiles } from "./check-files";

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const MB = 1024 * 1024;

test("takes the four image types", () => {
  const files = ["jpeg", "png", "gif", "webp"].map((type) => file(`a.${type}`, `image/${type}`));
  expect(checkFiles(files, 20)).toEqual({ accepted: files, problems: [] });
});

test("says what is wrong with which file", () => {
  const { accepted, problems } = checkFiles(
    [
      file("a.svg", "image/svg+xml"),
      file("big.png", "image/png", 5 * MB + 1),
      file("ok.png", "image/png", 5 * MB),
    ],
    20,
  );
  expect(accepted.map((one) => one.name)).toEqual(["ok.png"]);
  expect(problems).toEqual([
    { code: "media_type_invalid", name: "a.svg" },
    { code: "media_too_large", name: "big.png" },
  ]);
});

test("takes as many as there is room for, and says so once", () => {
  const files = [1, 2, 3].map((index) => file(`${index}.png`, "image/png"));
  const { accepted, problems } = checkFiles(files, 1);
  expect(accepted.map((one) => one.name)).toEqual(["1.png"]);
  expect(problems).toEqual([{ code: "media_too_many", name: "2.png" }]);
});
