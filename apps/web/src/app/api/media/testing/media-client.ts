import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** The headers of a piece of an upload. */
export const PIECE = { "tus-resumable": "1.0.0", "content-type": "application/offset+octet-stream" };

/** Short ways to use the routes of media, as a page of `origin` would. */
export function createMediaClient(url: () => string, origin: string) {
  const tus = { "tus-resumable": "1.0.0", origin };
  const ask = (method: string, at: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    fetch(new URL(at, url()), { method, headers: { ...tus, ...headers }, body });
  const offsetOf = async (at: string) => Number((await ask("HEAD", at)).headers.get("upload-offset"));

  return {
    ask,
    offsetOf,
    /** Answers where the bytes go. */
    async begin(bytes: number, fileName = "Rundgang.mp4"): Promise<string> {
      const answer = await ask("POST", "/api/media/uploads", {
        "upload-length": String(bytes),
        "upload-metadata": `filename ${Buffer.from(fileName).toString("base64")}`,
      });
      if (answer.status !== 201) throw new Error(`an upload was not begun: ${answer.status}`);
      return answer.headers.get("location")!;
    },
    send: (at: string, offset: number, bytes: Buffer) =>
      ask("PATCH", at, { ...PIECE, "upload-offset": String(offset) }, new Uint8Array(bytes)),
    keep: (at: string) =>
      ask(
        "POST",
        "/api/media",
        { "content-type": "application/json" },
        JSON.stringify({ upload: at.split("/").at(-1) }),
      ),
    codeOf: async (answer: Response) =>
      `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`,
    /** Sends the beginning of a piece, waits until it is there, and leaves the request open. */
    async sendInPart(at: string, bytes: Buffer, announced: number) {
      const sending = request(new URL(at, url()), {
        method: "PATCH",
        headers: { ...PIECE, origin, "upload-offset": "0", "content-length": announced },
      });
      sending.on("error", () => {});
      sending.write(bytes);
      while ((await offsetOf(at)) < bytes.length) await pause(10);
      return sending;
    },
  };
}
