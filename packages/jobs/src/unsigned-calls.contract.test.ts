import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throttleLog } from "./throttle-log";
import { toInngestLogger } from "./inngest";

let url: string;
let close = () => {};
const logged: string[] = [];
const note = (event: string, fields?: object) => void logged.push(`${event} ${JSON.stringify(fields)}`);

beforeAll(async () => {
  const client = new Inngest({
    id: "takt",
    isDev: false,
    baseUrl: "http://127.0.0.1:1",
    eventKey: "key",
    signingKey: "signkey-test-00112233",
    logger: toInngestLogger({ info: note, warn: note, error: note }),
  });
  const app = createServer(serve({ client, functions: [], enableUnauthedSync: false }));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  close = () => void app.close();
  url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
});
afterAll(() => close());

test("unsigned and wrongly signed calls are logged once a minute, however many there are", async () => {
  const signatures = [undefined, "t=1&s=abc", `t=${Math.round(Date.now() / 1000)}&s=${"0".repeat(64)}`, "x"];
  for (let i = 0; i < 5; i++)
    for (const method of ["POST", "PUT", "GET"])
      for (const signature of signatures) {
        const response = await fetch(url, {
          method,
          ...(method === "GET" ? {} : { body: "{}" }),
          headers: signature === undefined ? {} : { "x-inngest-signature": signature },
        });
        await response.text();
        expect(response.ok).toBe(false);
      }
  expect(logged.filter((line) => line.includes("jobs.unsigned_calls"))).toHaveLength(1);
  expect(logged).toHaveLength(1);
});

test("frequent events are reported with their number, once per interval", () => {
  const reported: number[] = [];
  let time = 0;
  const note = throttleLog((count) => reported.push(count), { everyMs: 60, now: () => time });
  for (time = 0; time < 200; time += 1) note();
  expect(reported).toEqual([1, 60, 60, 60]);
});

test("a report has what the latest event said, and its answer is the event's", () => {
  let time = 0;
  const note = throttleLog((count, why: string) => `${count} ${why}`, { everyMs: 60, now: () => time });
  expect([note("a"), note("b")]).toEqual(["1 a", undefined]);
  time = 60;
  expect(note("c")).toBe("2 c");
});
