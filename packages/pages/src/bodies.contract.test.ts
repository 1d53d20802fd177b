import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { englishPage, germanPage, htmlPage } from "./testing/articles";
import type { Route, Site } from "./testing/start-site";
import { page, startSite } from "./testing/start-site";
import { testReader } from "./testing/test-reader";

const GERMAN_LEXICON = "Größe und Übersicht";
const latin1 = (text: string) => Buffer.from(text, "latin1");
/** With quotation marks that only windows-1252 has. */
const windows1252 = (head: string) =>
  latin1(
    htmlPage({ head, paragraphs: [`\u0084${GERMAN_LEXICON}\u0093 gehören zusammen, das wissen hier alle.`] }),
  );
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

const READ: Record<string, [Route, says: string]> = {
  "UTF-8, named by the header": [
    page(germanPage(), { "content-type": "text/html; charset=utf-8" }),
    GERMAN_LEXICON,
  ],
  "UTF-8, named by nobody": [page(germanPage()), GERMAN_LEXICON],
  "UTF-8 by its mark, against the header": [
    page(`\ufeff${germanPage()}`, { "content-type": "text/html; charset=iso-8859-1" }),
    GERMAN_LEXICON,
  ],
  "iso-8859-1, named by the header": [
    page(latin1(germanPage()), { "content-type": 'text/html;charset="ISO-8859-1"' }),
    GERMAN_LEXICON,
  ],
  "the header against meta": [
    page(latin1(germanPage().replace("<head>", '<head><meta charset="utf-8">')), {
      "content-type": "text/html; charset=iso-8859-1",
    }),
    GERMAN_LEXICON,
  ],
  "windows-1252, named by meta": [page(windows1252('<meta charset="windows-1252">')), `„${GERMAN_LEXICON}`],
  "windows-1252, named by the older meta": [
    page(windows1252('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')),
    `„${GERMAN_LEXICON}`,
  ],
  "windows-1252, named by nobody": [page(windows1252("")), `„${GERMAN_LEXICON}`],
  "an encoding that does not exist": [
    page(germanPage(), { "content-type": "text/html; charset=klingon" }),
    GERMAN_LEXICON,
  ],
  "a meta that says UTF-16 and cannot be right": [
    page(germanPage().replace("<head>", '<head><meta charset="utf-16">')),
    GERMAN_LEXICON,
  ],
  "UTF-16 by its mark": [page(utf16(germanPage())), GERMAN_LEXICON],
  "UTF-16, big-endian, by its mark": [page(utf16(germanPage()).swap16()), GERMAN_LEXICON],
  "UTF-16, named by the header": [
    page(Buffer.from(germanPage(), "utf16le"), { "content-type": "text/html; charset=utf-16le" }),
    GERMAN_LEXICON,
  ],
  XHTML: [page(germanPage(), { "content-type": "application/xhtml+xml" }), GERMAN_LEXICON],
  "plain text": [
    page(`First.\n\nTriage means sorting < incoming <b>questions</b> by topic.`, {
      "content-type": "text/plain",
    }),
    "First.\n\nTriage means sorting < incoming <b>questions</b> by topic.",
  ],
  "HTML without a type": [(response) => response.end(germanPage()), GERMAN_LEXICON],
  "text without a type": [
    (response) => response.end(`${GERMAN_LEXICON}\n\n${"Wort und ".repeat(9)}`),
    GERMAN_LEXICON,
  ],
  gzip: [page(gzipSync(germanPage()), { "content-encoding": "gzip" }), GERMAN_LEXICON],
  "gzip by its old name": [page(gzipSync(germanPage()), { "content-encoding": "X-GZip" }), GERMAN_LEXICON],
  deflate: [page(deflateSync(germanPage()), { "content-encoding": "deflate" }), GERMAN_LEXICON],
  "deflate without its envelope": [
    page(deflateRawSync(germanPage()), { "content-encoding": "deflate" }),
    GERMAN_LEXICON,
  ],
  brotli: [page(brotliCompressSync(germanPage()), { "content-encoding": "br" }), GERMAN_LEXICON],
  "encoded as it is": [page(germanPage(), { "content-encoding": "identity" }), GERMAN_LEXICON],
};

const typed = (type: string) => page("x".repeat(100), { "content-type": type });
const encoded = (encoding: string) =>
  page(gzipSync(gzipSync(germanPage())), { "content-encoding": encoding });

const REFUSED: Record<string, [Route, reason: string, why: string]> = {
  "a body without end": [endless, "too_large", "wire"],
  "a body that is announced too large": [
    (response) =>
      void response.writeHead(200, { "content-type": "text/html", "content-length": "1048577" }).write("x"),
    "too_large",
    "content-length",
  ],
  "a gzip bomb": [bomb(gzipSync, "gzip"), "too_large", "inflated"],
  "a deflate bomb": [bomb(deflateSync, "deflate"), "too_large", "inflated"],
  "a brotli bomb": [bomb(brotliCompressSync, "br"), "too_large", "inflated"],
  "encodings on top of each other": [encoded("gzip, gzip"), "not_text", "encoding"],
  "an encoding that was not asked for": [encoded("zstd"), "not_text", "encoding"],
  "gzip that is none": [page("no gzip", { "content-encoding": "gzip" }), "not_text", "encoding"],
  "gzip that is cut": [
    page(gzipSync(germanPage()).subarray(0, 200), { "content-encoding": "gzip" }),
    "not_text",
    "encoding",
  ],
  "a picture": [typed("image/png"), "not_text", "type"],
  JSON: [typed("application/json"), "not_text", "type"],
  "XML of another kind": [typed("application/rss+xml"), "not_text", "type"],
  "a download": [typed("application/octet-stream"), "not_text", "type"],
  "a type like HTML's": [typed("text/html-sandboxed"), "not_text", "type"],
  "bytes without a type": [(response) => response.end(`text\u0000${"x".repeat(100)}`), "not_text", "no type"],
  "a program that is called text": [
    page(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 32)), {
      "content-type": "text/plain",
    }),
    "not_text",
    "binary",
  ],
  "less than 50 characters": [
    page(htmlPage({ heading: "", paragraphs: ["x".repeat(49)] })),
    "too_short",
    "text",
  ],
  "a page that is missing": [
    (response) => response.writeHead(404).end(englishPage()),
    "unreachable",
    "status 404",
  ],
  "a page that wants a sign-in": [
    (response) => response.writeHead(401).end(englishPage()),
    "blocked",
    "status 401",
  ],
  "a page that wants money": [
    (response) => response.writeHead(402).end(englishPage()),
    "blocked",
    "status 402",
  ],
  "a page that turns us away": [
    (response) => response.writeHead(403).end(englishPage()),
    "blocked",
    "status 403",
  ],
  "a page kept back by law": [
    (response) => response.writeHead(451).end(englishPage()),
    "blocked",
    "status 451",
  ],
  "a server's error": [(response) => response.writeHead(500).end(englishPage()), "unreachable", "status 500"],
  "a redirect without an address": [(response) => response.writeHead(302).end(), "unreachable", "status 302"],
};

let site: Site;
let reader: ReturnType<typeof testReader>;
const path = (name: string) => `/${encodeURIComponent(name)}`;
beforeAll(async () => {
  const routes = Object.entries({ ...READ, ...REFUSED }).map(
    ([name, [route]]) => [path(name), route] as const,
  );
  site = await startSite(Object.fromEntries(routes));
  reader = testReader({ sites: [site] });
});
afterAll(async () => {
  await reader.dispose();
  await site.close();
});

test.each(Object.keys(READ))("a page is read: %s", async (name) => {
  const outcome = await reader.read(`http://page.example:${site.port}${path(name)}`);
  expect(outcome).toMatchObject({ kind: "read", truncated: false });
  expect(outcome).toHaveProperty("text", expect.stringContaining(READ[name]![1]));
});

test.each(Object.keys(REFUSED))("a page is refused: %s", async (name) => {
  const [, reason, why] = REFUSED[name]!;
  expect(await reader.read(`http://page.example:${site.port}${path(name)}`)).toEqual({
    kind: "failed",
    reason,
  });
  expect(reader.why()).toBe(why);
});

test("a page may have exactly 50 characters, 1 MB on the wire and 2 MB unpacked", async () => {
  const filler = (size: number) => `<p>${"x".repeat(50)}</p><!--${"-".repeat(size - 57 - 7)}-->`;
  const edge = await startSite({
    "/wire": page(filler(1024 * 1024)),
    "/wire-more": page(filler(1024 * 1024 + 1)),
    "/inflated": page(gzipSync(filler(2 * 1024 * 1024)), { "content-encoding": "gzip" }),
    "/inflated-more": page(gzipSync(filler(2 * 1024 * 1024 + 1)), { "content-encoding": "gzip" }),
  });
  const other = testReader({ sites: [edge] });
  const read = (path: string) => other.read(`http://page.example:${edge.port}${path}`);
  expect(await read("/wire")).toHaveProperty("text", "x".repeat(50));
  expect(await read("/inflated")).toHaveProperty("text", "x".repeat(50));
  expect(await read("/wire-more")).toEqual({ kind: "failed", reason: "too_large" });
  expect(await read("/inflated-more")).toEqual({ kind: "failed", reason: "too_large" });
  await other.dispose();
  await edge.close();
});

function endless(...[response]: Parameters<Route>) {
  response.writeHead(200, { "content-type": "text/html" });
  const more = () => {
    while (!response.destroyed && response.write("<p>and so on</p>".repeat(1000)));
  };
  response.on("drain", more);
  more();
}

/** 30 MB in a few compressed bytes. */
function bomb(compress: (plain: Buffer) => Buffer, encoding: string): Route {
  const body = compress(Buffer.alloc(30 * 1024 * 1024, "a"));
  return page(body, { "content-encoding": encoding });
}
