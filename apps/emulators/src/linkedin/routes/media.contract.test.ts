import { describe, expect, test } from "vitest";
import { sampleMedia } from "../testing/sample-media";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const owner = `urn:li:person:${JANA}`;
type Kind = "image" | "video" | "document";
async function act<T>(kind: Kind, action: string, request: object) {
  const body = { [`${action}Request`]: request };
  const answer = await harness.call(harness.token, "POST", `/rest/${kind}s?action=${action}`, body);
  return {
    answer,
    value: (
      (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { value: T }
    ).value,
  };
}
const initImage = (who = owner) =>
  act<{ uploadUrl: string; image: string }>("image", "initializeUpload", { owner: who });
const put = (
  url: string,
  bytes: Buffer,
  headers: Record<string, string> = { authorization: `Bearer ${harness.token}` },
) => fetch(url, { method: "PUT", body: new Uint8Array(bytes), headers });
const read = (kind: Kind, urn: string) =>
  harness.call(harness.token, "GET", `/rest/${kind}s/${encodeURIComponent(urn)}`);
const status = async (kind: Kind, urn: string) =>
  ((await (await read(kind, urn)).json()) as { status: string }).status;
const post = (content: object) =>
  harness.call(harness.token, "POST", "/rest/posts", postBody("With media", { content }));
const code = async (answer: Response) => ((await answer.json()) as { code: string }).code;

async function upload(bytes = sampleMedia.png()) {
  const { value } = await initImage();
  await put(value.uploadUrl, bytes);
  return value;
}

describe("images", () => {
  test("an image is waiting, processing, available, and can then be posted and shown", async () => {
    const { value } = await initImage();
    expect(value.image).toMatch(/^urn:li:image:/);
    expect(await status("image", value.image)).toBe("WAITING_UPLOAD");
    const picture = sampleMedia.png(20, 10);
    const sent = await put(value.uploadUrl, picture);
    expect([sent.status, await sent.text()]).toEqual([201, ""]);
    expect(await status("image", value.image)).toBe("PROCESSING");
    await harness.control.tick(1_500);
    const ready = (await (await read("image", value.image)).json()) as {
      status: string;
      downloadUrl: string;
    };
    expect(ready.status).toBe("AVAILABLE");
    const shown = await fetch(ready.downloadUrl);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
    const made = await post({ media: { id: value.image, altText: "A" } });
    expect(made.headers.get("x-restli-id")).toMatch(/^urn:li:share:/);
  });

  test("an unsupported format is found only by processing", async () => {
    const { image, uploadUrl } = await upload(Buffer.from("RIFF____WEBP"));
    await harness.control.tick(1_500);
    expect(await status("image", image)).toBe("PROCESSING_FAILED");
    expect(await code(await post({ media: { id: image } }))).toBe("MEDIA_ASSET_PROCESSING_FAILED");
    expect(await code(await put(uploadUrl, sampleMedia.png()))).toBe("UPDATING_ASSET_FAILED");
  });

  test("an image posted before its bytes is 400, and before processing ends 201 and lost, or by a setting refused or published", async () => {
    const state = async () =>
      (await harness.control.state<{ posts: { lifecycleState: string }[] }>()).posts.at(-1);
    const { value } = await initImage();
    expect(await code(await post({ media: { id: value.image } }))).toBe("MEDIA_ASSET_WAITING_UPLOAD");
    expect((await post({ media: { id: (await upload()).image } })).status).toBe(201);
    expect((await state())!.lifecycleState).toBe("PUBLISH_REQUESTED");
    await harness.control.tick(1_500);
    expect((await state())!.lifecycleState).toBe("PUBLISH_FAILED");
    await harness.control.tick(600_000);
    await harness.control.settings({ earlyImagePost: "refuse" });
    expect((await post({ media: { id: (await upload()).image } })).status).toBe(400);
    await harness.control.settings({ earlyImagePost: "publish" });
    expect((await post({ media: { id: (await upload()).image } })).status).toBe(201);
    await harness.control.tick(1_500);
    expect((await state())!.lifecycleState).toBe("PUBLISHED");
  });

  test("an upload URL expires, an invalid token is refused, and a missing one only by a setting", async () => {
    const { value } = await initImage();
    expect((await put(value.uploadUrl, sampleMedia.png(), { authorization: "Bearer junk" })).status).toBe(
      401,
    );
    await harness.control.settings({ imagePutAuth: "required" });
    expect((await put(value.uploadUrl, sampleMedia.png(), {})).status).toBe(401);
    await harness.control.settings({ imagePutAuth: "optional" });
    expect((await put(value.uploadUrl, sampleMedia.png(), {})).status).toBe(201);
    const late = (await initImage()).value;
    await harness.control.tick(86_400_000);
    expect(await code(await put(late.uploadUrl, sampleMedia.png()))).toBe("EXPIRED_UPLOAD_URL");
    expect((await put(`${harness.url}/dms-uploads/x?ut=y`, sampleMedia.png())).status).toBe(404);
  });

  test("reading an image is 403 with its own body by a setting", async () => {
    const { image } = await upload();
    await harness.control.settings({ imageGet: "403" });
    expect(await (await read("image", image)).json()).toEqual({
      message: "Accessing this image resource is forbidden. Please check your permissions for this resource",
      status: 403,
    });
  });

  test("another owner is refused only by the create, and unknown ids are 400", async () => {
    const { answer, value } = await initImage("urn:li:person:somebody");
    expect(answer.status).toBe(200);
    await put(value.uploadUrl, sampleMedia.png());
    await harness.control.tick(1_500);
    expect((await post({ media: { id: value.image } })).status).toBe(403);
    expect(await code(await post({ media: { id: "urn:li:image:none" } }))).toBe("INVALID_IMAGE_ID");
  });

  test("several images can be posted, and an owner of the wrong type is refused", async () => {
    const images = [{ id: (await upload()).image }, { id: (await upload()).image }];
    await harness.control.tick(1_500);
    expect((await post({ multiImage: { images } })).status).toBe(201);
    expect(await code((await initImage("urn:li:member:1")).answer)).toBe("INVALID_URN_TYPE");
    expect((await act("image", "initializeUpload", {})).answer.status).toBe(422);
  });
});

describe("videos", () => {
  type Init = {
    video: string;
    uploadToken: string;
    uploadInstructions: { uploadUrl: string; firstByte: number; lastByte: number }[];
  };
  const init = (fileSizeBytes: number, part = {}) =>
    act<Init>("video", "initializeUpload", {
      owner,
      fileSizeBytes,
      uploadCaptions: false,
      uploadThumbnail: false,
      ...part,
    });
  const finalize = async (video: string, uploadedPartIds: string[]) =>
    (await act("video", "finalizeUpload", { video, uploadToken: "", uploadedPartIds })).answer;

  test("a video is uploaded in 4 MiB parts, finalized by ETags in order without quotes, and then processed", async () => {
    const film = sampleMedia.mp4(5_000, 4_194_304 * 2 + 100);
    const { value } = await init(film.length);
    expect(value.uploadToken).toBe("");
    expect(value.uploadInstructions.map(({ firstByte, lastByte }) => [firstByte, lastByte])).toEqual([
      [0, 4_194_303],
      [4_194_304, 8_388_607],
      [8_388_608, film.length - 1],
    ]);
    const etags: string[] = [];
    for (const { uploadUrl, firstByte, lastByte } of value.uploadInstructions) {
      expect((await finalize(value.video, etags)).status).toBe(400);
      const answer = await put(uploadUrl, film.subarray(firstByte, lastByte + 1), {});
      expect([answer.status, answer.headers.get("etag")]).toEqual([200, expect.stringMatching(/^"\w+"$/)]);
      etags.push(answer.headers.get("etag")!.replaceAll('"', ""));
    }
    expect((await finalize(value.video, etags.toReversed())).status).toBe(400);
    expect(
      (
        await finalize(
          value.video,
          etags.map((etag) => `"${etag}"`),
        )
      ).status,
    ).toBe(400);
    expect(await code(await post({ media: { id: value.video } }))).toBe("MEDIA_ASSET_WAITING_UPLOAD");
    const done = await finalize(value.video, etags);
    expect([done.status, await done.text()]).toEqual([200, ""]);
    expect(await code(await post({ media: { id: value.video } }))).toBe("MEDIA_ASSET_WAITING_UPLOAD");
    await harness.control.tick(4_000);
    expect(await (await read("video", value.video)).json()).toMatchObject({
      status: "AVAILABLE",
      duration: 5_000,
    });
    expect((await post({ media: { id: value.video } })).headers.get("x-restli-id")).toMatch(
      /^urn:li:ugcPost:/,
    );
  });

  async function sendQuoted() {
    const film = sampleMedia.mp4(5_000);
    const { value } = await init(film.length);
    const answer = await put(value.uploadInstructions[0]!.uploadUrl, film, {});
    return { video: value.video, etag: answer.headers.get("etag")! };
  }

  test("part ids with the quotes of the header are refused", async () => {
    const { video, etag } = await sendQuoted();
    expect(await code(await finalize(video, [etag]))).toBe("UPDATING_ASSET_FAILED");
    expect(await status("video", video)).toBe("WAITING_UPLOAD");
  });

  test("part ids with quotes are accepted by a setting if they are right", async () => {
    await harness.control.settings({ quotedPartIds: "accept" });
    const { video, etag } = await sendQuoted();
    for (const wrong of ['"other"', etag.slice(0, -1)])
      expect((await finalize(video, [wrong])).status).toBe(400);
    const done = await finalize(video, [etag]);
    expect([done.status, await done.text()]).toEqual([200, ""]);
    expect(await status("video", video)).toBe("PROCESSING");
    const second = await sendQuoted();
    expect((await finalize(second.video, [second.etag.replaceAll('"', "")])).status).toBe(200);
  });

  test("a part of the wrong length is refused, and a video that is too short fails in processing", async () => {
    const film = sampleMedia.mp4(1_000);
    const { value } = await init(film.length);
    const [{ uploadUrl }] = value.uploadInstructions as [Init["uploadInstructions"][0]];
    expect((await put(uploadUrl, film.subarray(1), {})).status).toBe(400);
    const etag = (await put(uploadUrl, film, {})).headers.get("etag")!.replaceAll('"', "");
    await finalize(value.video, [etag]);
    await harness.control.tick(4_000);
    expect(await (await read("video", value.video)).json()).toMatchObject({
      status: "PROCESSING_FAILED",
      processingFailureReason: expect.stringMatching(/3 seconds/),
    });
  });

  test("the singular uploadCaption is 422, and uploadToken must be echoed", async () => {
    const wrong = await init(80_000, { uploadCaption: true });
    expect(await wrong.answer.json()).toEqual({
      message:
        "ERROR :: /initializeUploadRequest/uploadCaption :: unrecognized field found but not allowed\n",
      status: 422,
    });
    const { answer } = await act("video", "finalizeUpload", { video: "urn:li:video:x", uploadedPartIds: [] });
    expect(answer.status).toBe(422);
  });

  test("captions and thumbnail get their own URLs when requested", async () => {
    const { value } = await init(80_000, { uploadCaptions: true, uploadThumbnail: true });
    expect(value).toMatchObject({
      captionsUploadUrl: expect.stringContaining("/dms-uploads/"),
      thumbnailUploadUrl: expect.stringContaining("/dms-uploads/"),
    });
  });
});

test("a document needs one PUT and a title, and its post is a ugcPost", async () => {
  const { value } = await act<{ uploadUrl: string; document: string }>("document", "initializeUpload", {
    owner,
  });
  expect((await put(value.uploadUrl, sampleMedia.pdf())).status).toBe(201);
  await harness.control.tick(1_500);
  expect(await status("document", value.document)).toBe("AVAILABLE");
  expect((await post({ media: { id: value.document } })).status).toBe(422);
  const made = await post({ media: { id: value.document, title: "deck.pdf" } });
  expect(made.headers.get("x-restli-id")).toMatch(/^urn:li:ugcPost:/);
});
