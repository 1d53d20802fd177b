import { expect, test } from "vitest";
import { decodeWindows1252 } from "./decode-windows-1252";

test("all 256 bytes are decoded as in the Encoding Standard", () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  const text = decodeWindows1252(bytes);
  expect(text).toHaveLength(256);
  // windows-1254 differs only in six Turkish letters and two unassigned bytes, and Node decodes it correctly.
  const turkish = new TextDecoder("windows-1254").decode(bytes);
  const differ = [...text].flatMap((character, at) => (character === turkish[at] ? [] : [at]));
  expect(differ).toEqual([0x8e, 0x9e, 0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
  expect(text[0x8e]! + text[0x9e]!).toBe("Žž");
});
