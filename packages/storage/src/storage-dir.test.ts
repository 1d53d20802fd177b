import { expect, test } from "vitest";
import { storageEnv } from "./env";
import { storageDir } from "./storage-dir";

test("media is stored in the data folder unless another folder is set", () => {
  expect(storageDir(storageEnv.parse({ TAKT_DATA_DIR: "/srv/takt" }))).toBe("/srv/takt/media");
  expect(storageDir(storageEnv.parse({ STORAGE_DIR: "/mnt/media", TAKT_DATA_DIR: "/srv/takt" }))).toBe(
    "/mnt/media",
  );
  expect(storageDir(storageEnv.parse({}))).toMatch(/^\/.*\/\.takt\/media$/);
});
