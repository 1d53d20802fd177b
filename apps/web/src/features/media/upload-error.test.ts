import { expect, test } from "vitest";
import { toUploadError } from "./upload-error";

const body = (code: string, data = {}) => JSON.stringify({ error: { code, data } });

test.each([
  ["a missing response", 0, ""],
  ["an upload that is busy", 409, body("upload_busy")],
  ["a proxy without the server", 502, "<html>Bad Gateway</html>"],
  ["a server that is away for a moment", 503, ""],
])("%s is retried", (_name, status, text) => expect(toUploadError(status, text)).toBeNull());

test.each([
  [
    "an error response with data",
    400,
    body("media_video_length", { least: 3 }),
    "media_video_length",
    { least: 3 },
  ],
  ["too many uploads", 429, body("uploads_too_many", { hours: 24 }), "uploads_too_many", { hours: 24 }],
  ["a server error", 500, body("unexpected", { errorId: "E-1" }), "upload_failed", {}],
  ["an HTML page", 413, "<html>Too Large</html>", "upload_failed", {}],
])("%s ends the upload", (_name, status, text, code, data) =>
  expect(toUploadError(status, text)).toMatchObject({ code, data }),
);
