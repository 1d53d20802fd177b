import { buildPdf } from "./crafted-documents";
import type { CorpusFile } from "./corpus-file";

const taken = (pages: number) => ({ kind: "document", mimeType: "application/pdf", pages }) as const;
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const pageTree = (kids: string, ...more: string[]) =>
  buildPdf([CATALOG, `<< /Type /Pages /Kids [${kids}] >>`, ...more]);
const PAGE = "<< /Type /Page /Parent 2 0 R >>";
const WORDS = Buffer.from("HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n");
/** Changes the text of a document whose table stands behind the change; offsets stay as they are. */
const edited = (pdf: Buffer, edit: (text: string) => string) =>
  Buffer.from(edit(pdf.toString("latin1")), "latin1");

/** Documents as scanners, printers, web servers and hand-written exporters leave them. */
export const documentCorpus: readonly CorpusFile[] = [
  {
    name: "a table with lines of 19 bytes",
    make: () => edited(buildPdf(3), (text) => text.replace(/ (n|f) \n/g, " $1\n")),
    outcome: taken(3),
  },
  {
    name: "a table with lines of 19 bytes that end with a carriage return",
    make: () => edited(buildPdf(3), (text) => text.replace(/ (n|f) \n/g, " $1\r")),
    outcome: taken(3),
  },
  {
    name: "a long table with lines of 19 bytes",
    make: () =>
      edited(pageTree("3 0 R", PAGE, ...Array.from({ length: 7_000 }, () => "null")), (text) =>
        text.replace(/ (n|f) \n/g, " $1\n"),
      ),
    outcome: taken(1),
  },
  {
    name: "a table that counts from 1",
    make: () => edited(buildPdf(2), (text) => text.replace("xref\n0 5", "xref\n1 5")),
    outcome: taken(2),
  },
  {
    name: "words before the header, offsets from the header",
    make: () => Buffer.concat([WORDS, buildPdf(2)]),
    outcome: taken(2),
  },
  {
    name: "words before the header, offsets from the start",
    make: () =>
      edited(buildPdf(2), (text) => text.replace("%PDF-1.4\n%\xe2\xe3\xcf\xd3", "\n\n\n\n\n%PDF-1.4\n")),
    outcome: taken(2),
  },
  {
    name: "a byte order mark before the header",
    make: () => Buffer.concat([Buffer.from("\ufeff"), buildPdf(1)]),
    outcome: taken(1),
  },
  {
    name: "a comment before an object",
    make: () => commentBefore(buildPdf(1)),
    outcome: taken(1),
  },
  {
    name: "a page that is listed twice",
    make: () => pageTree("3 0 R 3 0 R 4 0 R", PAGE, PAGE),
    outcome: taken(3),
  },
  {
    name: "a group of pages that is listed twice",
    make: () => pageTree("3 0 R 3 0 R", "<< /Type /Pages /Kids [4 0 R 4 0 R] >>", PAGE),
    outcome: taken(4),
  },
  {
    name: "pages that lead back to themselves",
    make: () => pageTree("3 0 R 2 0 R", PAGE),
    outcome: "media_damaged",
  },
  { name: "a list of no pages", make: () => pageTree(""), outcome: "media_no_pages" },
  {
    name: "a list of pages without a list",
    make: () => buildPdf([CATALOG, "<< /Type /Pages /Count 1 >>"]),
    outcome: "media_no_pages",
  },
  {
    name: "a list of empty groups",
    make: () => pageTree("3 0 R", "<< /Type /Pages /Kids [] >>"),
    outcome: "media_no_pages",
  },
  {
    name: "a document of attachments alone",
    make: () => buildPdf(["<< /Type /Catalog /Names << >> >>"]),
    outcome: "media_no_pages",
  },
  { name: "an empty page", make: () => pageTree("3 0 R", "<< >>"), outcome: "media_no_pages" },
];

/** Points the table at a comment that stands before the first object. */
function commentBefore(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const mark = text.indexOf("%\xe2\xe3\xcf\xd3");
  const old = String(text.indexOf("1 0 obj")).padStart(10, "0");
  return Buffer.from(text.replace(`${old} 00000 n`, `${String(mark).padStart(10, "0")} 00000 n`), "latin1");
}
