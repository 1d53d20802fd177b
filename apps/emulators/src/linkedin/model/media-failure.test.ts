import { expect, test } from "vitest";
import { readImageHeader } from "./image-header";
import { mediaFailure } from "./media-failure";
import { readMp4Duration } from "./mp4-duration";
import { sampleMedia } from "../testing/sample-media";

const image = (bytes: Buffer) => mediaFailure.image(readImageHeader(bytes));
function video(bytes: Buffer) {
  return mediaFailure.video(
    bytes.length,
    readMp4Duration((at, length) => bytes.subarray(at, at + length), bytes.length),
  );
}

test("an image header contains format and size", () => {
  expect(readImageHeader(sampleMedia.png(30, 20))).toEqual({
    type: "image/png",
    width: 30,
    height: 20,
    frames: 1,
  });
  expect(readImageHeader(sampleMedia.jpegHeader(640, 480))).toMatchObject({
    type: "image/jpeg",
    width: 640,
    height: 480,
  });
  expect(readImageHeader(sampleMedia.gif(3))).toMatchObject({
    type: "image/gif",
    width: 1,
    height: 1,
    frames: 3,
  });
});

test("an image fails by pixels, frames or format", () => {
  expect(image(sampleMedia.png())).toBeNull();
  expect(image(sampleMedia.jpegHeader(6_000, 6_000))).toBeNull();
  expect(image(sampleMedia.jpegHeader(6_012, 6_014))).toMatch("pixels");
  expect(image(sampleMedia.gif(250))).toBeNull();
  expect(image(sampleMedia.gif(251))).toMatch("frames");
  expect(image(Buffer.from("RIFF....WEBPVP8 "))).toMatch("format");
  expect(image(sampleMedia.png().subarray(0, 18))).toMatch("format");
  expect(image(sampleMedia.jpegHeader(9, 9).subarray(0, 12))).toMatch("format");
});

test("a video fails by format, missing movie header, length or size", () => {
  expect(video(sampleMedia.mp4())).toBeNull();
  expect(video(sampleMedia.mp4(2_999))).toMatch("3 seconds");
  expect(video(sampleMedia.mp4(30 * 60_000 + 1))).toMatch("30 minutes");
  expect(video(sampleMedia.mp4(5_000, 74_999))).toMatch("75 KB");
  expect(video(Buffer.alloc(80_000))).toMatch("format");
  const fragment = Buffer.from("\0\0\0\x08moof", "latin1");
  expect(video(Buffer.concat([sampleMedia.mp4(0), fragment]))).toBeNull();
});

test("a document fails by format or pages", () => {
  const document = (head: string, pages = 0, size = 1_000) => mediaFailure.document({ head, pages, size });
  expect(document("%PDF-1.4", 300)).toBeNull();
  expect(document("%PDF-1.4", 301)).toMatch("300 pages");
  expect(document("\n\n%PDF-1.4", 300)).toBeNull();
  expect(document("PK\x03\x04 ppt")).toBeNull();
  expect(document("<html>")).toMatch("format");
  expect(document("%PDF-1.4", 1, 100_000_001)).toMatch("100 MB");
});
