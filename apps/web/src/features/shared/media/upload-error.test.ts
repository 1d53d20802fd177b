import { expect, test } from "vitest";
import { toUploadError } from "./upload-error";

const body = (code: string, data = {}) => JSON.stringify({ error: { code, data } });

test.each([
  ["no answer", 0, ""],
  ["another request is working on it", 409, body("upload_busy")],
  ["a proxy without the server", 502, "<html>Bad Gateway</html>"],
  ["a server that is away for a moment", 503, ""],
])("%s: asked again", (_name, status, text) => expect(toUploadError(status, text)).toBeNull());

test.each([
  [
    "a refusal, with its data",
    400,
    body("media_video_length", { least: 3 }),
    "media_video_length",
    { least: 3 },
  ],
  ["too many uploads", 429, body("uploads_too_many", { hours: 24 }), "uploads_too_many", { hours: 24 }],
  ["an error of the server", 500, body("unexpected", { errorId: "E-1" }), "upload_failed", {}],
  ["a page where an answer should be", 413, "<html>Too Large</html>", "upload_failed", {}],
])("%s: ends it", (_name, status, text, code, data) =>
  expect(toUploadError(status, text)).toMatchObject({ code, data }),
);
