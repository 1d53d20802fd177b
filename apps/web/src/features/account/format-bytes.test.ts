import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [12_400, "12 kB"],
  [1_234_567, "1.2 MB"],
  [3_000_000_000, "3 GB"],
  [5_000_000_000_000, "5,000 GB"],
])("%d bytes are %s", (bytes, text) => expect(formatBytes(bytes, "en")).toBe(text));

test("German writes a decimal comma", () => expect(formatBytes(1_234_567, "de")).toBe("1,2 MB"));
