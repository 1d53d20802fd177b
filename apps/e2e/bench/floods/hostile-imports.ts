import {
  commasArchive,
  nestedWorkbook,
  sharingWorkbook,
  shortRowsArchive,
} from "@takt/linkedin/files/testing/hostile-files";
import type { Flood } from "./flood";
import { repeat } from "./repeat";

const LINK = "https://www.linkedin.com/feed/update/urn:li:share:7400000000000000001";

/** Small files that take as much as their bounds allow, each with the name that it is imported under. */
const FILES: readonly [fileName: string, make: () => Buffer][] = [
  ["nested.xlsx", () => nestedWorkbook(2_700_000)],
  ["shared.xlsx", () => sharingWorkbook("1".repeat(1_000_000), 40_000)],
  ["addresses.xlsx", () => sharingWorkbook(LINK, 40_000)],
  ["rows.zip", () => shortRowsArchive(30_000_000)],
  ["commas.zip", () => commasArchive(60_000_000)],
];

let files: File[] = [];

/** A member imports hostile files, one after another, as often as the product lets them. */
export const hostileImports: Flood = {
  name: "hostile workbooks and archives",
  // Packing them takes seconds, which the posts must not wait for.
  async prepare() {
    files = FILES.map(([name, make]) => new File([new Uint8Array(make())], name));
  },
  run({ stack, cookie }, signal) {
    let next = 0;
    return repeat(signal, 2, async () => {
      const file = files[next++ % files.length]!;
      const form = new FormData();
      form.append("file", file);
      const response = await fetch(new URL("/api/sync/imports", stack.webUrl), {
        method: "POST",
        headers: { cookie: `${cookie.name}=${cookie.value}`, origin: stack.webUrl },
        body: form,
        signal,
      });
      const { error } = (await response.json()) as { error?: { code: string } };
      return error?.code ?? `${file.name} taken`;
    });
  },
};
