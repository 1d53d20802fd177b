import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { PDFDocument } from "pdf-lib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildPdf } from "../testing/crafted-documents";
import { inspected } from "../testing/inspected";
import { MB, refusal, startStoreHarness } from "../testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

async function written(pages: number, options: { useObjectStreams: boolean }) {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage().drawText(`Seite ${page + 1} (Größe)`);
  return Buffer.from(await document.save(options));
}

describe("accepted documents", () => {
  test.each([true, false])(
    "a document by pdf-lib is accepted, with packed objects: %s",
    async (useObjectStreams) => {
      const bytes = await written(12, { useObjectStreams });
      const stored = await harness.keep(bytes);
      expect(stored).toMatchObject({
        kind: "document",
        mimeType: "application/pdf",
        pages: 12,
        bytes: bytes.length,
      });
      expect((await harness.readBack(stored.key)).equals(bytes)).toBe(true);
      expect(await harness.files()).toEqual([stored.key]);
    },
  );

  test("a document of exactly 300 pages is accepted", async () => {
    expect(await harness.keep(await written(300, { useObjectStreams: true }))).toMatchObject({ pages: 300 });
    expect(await harness.keep(sampleMedia.pdf(300))).toMatchObject({ pages: 300 });
  });

  test("the newest version of an incrementally updated document counts", async () => {
    const first = buildPdf(2);
    const at = first.length;
    const pages = `2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n`;
    const place = `${String(at).padStart(10, "0")} 00000 n \n`;
    const table = `xref\n2 1\n${place}trailer\n<< /Size 5 /Root 1 0 R /Prev ${findStart(first)} >>\n`;
    const changed = Buffer.concat([
      first,
      Buffer.from(`${pages}${table}startxref\n${at + pages.length}\n%%EOF\n`),
    ]);
    expect(await harness.keep(changed)).toMatchObject({ pages: 1 });
  });

  test("pages are counted in the tree, whatever its /Count entries say", async () => {
    const tree = buildPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 99 >>",
      "<< /Type /Pages /Kids [4 0 R 5 0 R] /Count 0 >>",
      "<< /Type /Page /Note (a \\) bracket \\\\) >>",
      "<< /Type /Page % a comment >>\n /X <48656c6c6f> >>",
      "<< /Type /#50age >>",
    ]);
    expect(await harness.keep(tree)).toMatchObject({ pages: 3 });
  });
});

describe("refused documents", () => {
  const cases: Record<string, [() => Buffer | Promise<Buffer>, string]> = {
    "301 pages": [() => written(301, { useObjectStreams: true }), "media_pages_too_many"],
    "301 pages, written plainly": [() => buildPdf(301), "media_pages_too_many"],
    "one that is encrypted": [() => buildPdf(1, "/Encrypt 9 0 R"), "media_encrypted"],
    "one that was cut": [
      async () => (await written(5, { useObjectStreams: true })).subarray(0, -200),
      "media_damaged",
    ],
    "one whose middle is missing": [
      () => Buffer.concat([buildPdf(20).subarray(0, 100), buildPdf(20).subarray(400)]),
      "media_damaged",
    ],
    "no pages": [() => buildPdf(0), "media_no_pages"],
    "a page that leads back": [
      () => buildPdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Kids [2 0 R] >>"]),
      "media_damaged",
    ],
    "a reference in a circle": [() => buildPdf(["<< /Pages 2 0 R >>", "3 0 R", "2 0 R"]), "media_damaged"],
    "a table that leads back": [() => buildPdf(1, (at) => `/Prev ${at} /Encrypt 1 0 R`), "media_encrypted"],
    "values nested without end": [
      () => buildPdf(["<< /Pages " + "[".repeat(100_000) + " >>"]),
      "media_damaged",
    ],
    "a string without end": [() => buildPdf(["<< /Pages (" + "(".repeat(3 * MB)]), "media_damaged"],
    "a text that begins like a document": [
      () => Buffer.from("%PDF-1.7\n" + "x".repeat(9_000)),
      "media_damaged",
    ],
    "100 MB of noise": [
      () => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(99 * MB)]),
      "media_damaged",
    ],
    "a byte more than 100 MB": [
      () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(100 * MB - 8)]),
      "media_too_large",
    ],
    "a table that unpacks to 200 MB": [() => packedBomb(), "media_damaged"],
  };

  test.each(Object.entries(cases))(
    "a document is refused and leaves no file behind: %s",
    async (_name, [make, code]) => {
      expect(await refusal(harness.keep(await make()))).toBe(code);
      expect(await harness.files()).toEqual([]);
    },
  );

  test("any broken document is refused without an internal error", async () => {
    for (const whole of [await written(3, { useObjectStreams: true }), buildPdf(3)]) {
      for (let at = 8; at < whole.length; at += Math.ceil(whole.length / 150)) {
        const broken = Buffer.from(whole);
        broken[at] = broken[at]! ^ 0x15;
        const codes = ["media_damaged", "media_encrypted", "media_no_pages", "media_pages_too_many"];
        expect(["inspected", ...codes]).toContain(await inspected(broken, "application/pdf"));
      }
    }
  });

  test("a document that leads to repeated heavy work is given up", async () => {
    // Every page is the same megabyte behind its own comment.
    const count = 290;
    const objects = ["<< /Type /Catalog /Pages 2 0 R >>"];
    objects.push(
      `<< /Kids [${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(" ")}] >>`,
    );
    let text = "%PDF-1.4\n";
    const places: number[] = [];
    for (const [index, body] of objects.entries()) {
      places.push(text.length);
      text += `${index + 1} 0 obj ${body} endobj\n`;
    }
    for (let index = 0; index < count; index++) {
      places.push(text.length);
      text += `${index + 3} 0 obj %`;
    }
    text += `\n<< /X (${"x".repeat(900_000)}) >> endobj\n`;
    const lines = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
    const table = `xref\n1 ${places.length}\n${lines}trailer\n<< /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
    expect(await refusal(harness.keep(Buffer.from(text + table)))).toBe("media_damaged");
  });
});

const findStart = (pdf: Buffer) => Number(/startxref\s+(\d+)/.exec(pdf.toString("latin1"))![1]);

function packedBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * MB));
  const head = Buffer.from(
    `%PDF-1.5\n1 0 obj\n<< /Type /XRef /W [1 2 1] /Size 9 /Root 1 0 R /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
  );
  return Buffer.concat([head, packed, Buffer.from("\nendstream\nendobj\nstartxref\n9\n%%EOF\n")]);
}
