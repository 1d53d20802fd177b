import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLog, rotateLog } from "./log-file.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "takt-log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a log that is too large is rotated while its part keeps writing", async () => {
  const file = path.join(folder, "web.log");
  const fd = openSync(file, "a");
  // Writes a line for each that it is sent.
  const part = spawn(process.execPath, ["-e", "process.stdin.pipe(process.stdout)"], {
    stdio: ["pipe", fd, fd],
  });
  closeSync(fd);
  const read = () => readFileSync(file, "utf8");
  part.stdin?.write("before\n");
  await expect.poll(read).toBe("before\n");
  rotateLog(file, 7);
  expect([read(), existsSync(`${file}.old`)]).toEqual(["before\n", false]);
  rotateLog(file, 6);
  part.stdin?.end("after\n");
  await once(part, "exit");
  expect(read()).toBe("after\n");
  expect(readFileSync(`${file}.old`, "utf8")).toBe("before\n");
});

test("a log is rotated when it is opened, in a folder that only its account reads", () => {
  const first = openLog(folder, "web");
  first.stop();
  writeFileSync(first.file, "x".repeat(10 * 1024 ** 2 + 1));
  openLog(folder, "web").stop();
  expect(statSync(first.file).size).toBe(0);
  expect(statSync(`${first.file}.old`).size).toBe(10 * 1024 ** 2 + 1);
  expect(statSync(path.dirname(first.file)).mode & 0o777).toBe(0o700);
});

test("a line is gone after 30 days, however little is logged", () => {
  const file = path.join(folder, "web.log");
  const rotatedDaysAgo = (/** @type {number} */ days) => {
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(`${file}.old`, at, at);
  };
  writeFileSync(file, "current");
  writeFileSync(`${file}.old`, "before");
  rotatedDaysAgo(14);
  rotateLog(file);
  expect(readFileSync(`${file}.old`, "utf8")).toBe("before");
  rotatedDaysAgo(16);
  rotateLog(file);
  expect([readFileSync(file, "utf8"), readFileSync(`${file}.old`, "utf8")]).toEqual(["", "current"]);
  rotatedDaysAgo(16);
  rotateLog(file);
  expect(readFileSync(`${file}.old`, "utf8")).toBe("");
});

test("a log that cannot be rotated does not end its part", () => {
  const file = path.join(folder, "web.log");
  writeFileSync(file, "xx");
  mkdirSync(`${file}.old`);
  rotateLog(file, 1);
  expect(readFileSync(file, "utf8")).toBe("xx");
});
