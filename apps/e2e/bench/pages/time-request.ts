import { Agent, get } from "node:http";

/** Milliseconds from the request to the first and to the last byte of the body; the bytes as sent. */
export type Timing = { first: number; last: number; bytes: number };

const agent = new Agent({ keepAlive: true });

/** Asks for a page as a browser does that goes to it, over a connection that is kept. Throws when it is not answered with 200. */
export function timeRequest(url: string, headers: Record<string, string> = {}): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = {
      ...headers,
      accept: "text/html",
      "accept-language": "en",
      "user-agent": "Mozilla/5.0 Chrome/148",
    };
    get(url, { agent, headers: asked }, (answer) => {
      let first = 0;
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        first ||= performance.now() - startedAt;
        bytes += chunk.length;
      });
      answer.on("end", () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        else resolve({ first, last: performance.now() - startedAt, bytes });
      });
      answer.on("error", reject);
    }).on("error", reject);
  });
}
