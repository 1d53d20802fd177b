import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** The headers of one chunk of an upload. */
export const CHUNK_HEADERS = { "tus-resumable": "1.0.0", "content-type": "application/offset+octet-stream" };

/** Creates a client of the media routes that sends requests like a page of `origin`. */
export function createMediaClient(url: () => string, origin: string) {
  const tus = { "tus-resumable": "1.0.0", origin };
  const ask = (method: string, at: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    fetch(new URL(at, url()), { method, headers: { ...tus, ...headers }, body });
  const getOffset = async (at: string) => Number((await ask("HEAD", at)).headers.get("upload-offset"));

  return {
    ask,
    getOffset,
    /** Creates an upload and returns the URL that takes its bytes. */
    async create(bytes: number, fileName = "Rundgang.mp4"): Promise<string> {
      const answer = await ask("POST", "/api/media/uploads", {
        "upload-length": String(bytes),
        "upload-metadata": `filename ${Buffer.from(fileName).toString("base64")}`,
      });
      if (answer.status !== 201) throw new Error(`an upload was not begun: ${answer.status}`);
      return answer.headers.get("location")!;
    },
    send: (at: string, offset: number, bytes: Buffer) =>
      ask("PATCH", at, { ...CHUNK_HEADERS, "upload-offset": String(offset) }, new Uint8Array(bytes)),
    finish: (at: string) =>
      ask(
        "POST",
        "/api/media",
        { "content-type": "application/json" },
        JSON.stringify({ upload: at.split("/").at(-1) }),
      ),
    getCode: async (answer: Response) =>
      `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`,
    /** Sends the start of a chunk, waits until the server has it, and leaves the request open. */
    async sendInPart(at: string, bytes: Buffer, announced: number) {
      const sending = request(new URL(at, url()), {
        method: "PATCH",
        headers: { ...CHUNK_HEADERS, origin, "upload-offset": "0", "content-length": announced },
      });
      sending.on("error", () => {});
      sending.write(bytes);
      while ((await getOffset(at)) < bytes.length) await pause(10);
      return sending;
    },
  };
}
