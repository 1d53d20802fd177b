import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readBody } from "./read-body";

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

test("a body is read whole, up to its limit", async () => {
  expect(await readBody(chunks("ab", "cd"), 4)).toBe("abcd");
  expect(await readBody(chunks("ab", "cde"), 4)).toBeUndefined();
});

test("a sign in two chunks is one sign", async () => {
  const [first, second] = [Buffer.from("ä").subarray(0, 1), Buffer.from("ä").subarray(1)];
  expect(await readBody(Readable.from([first, second]))).toBe("ä");
});

test("a body that is cut off is none", async () => {
  const cut = new Readable({ read() {} });
  cut.push(Buffer.from("{"));
  setImmediate(() => cut.destroy(new Error("aborted")));
  expect(await readBody(cut)).toBeUndefined();
});
