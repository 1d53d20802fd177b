import { writePdf } from "../../core/write-pdf";

/** The points of a page in A4, and where its text begins. */
const PAGE = { width: 595, height: 842, left: 60, top: 780, leading: 18 };

/** A PDF of one page with these lines of text, the first as its heading. */
export function renderPdf(lines: string[]): Uint8Array<ArrayBuffer> {
  const text = lines
    .map((line, index) => {
      const size = index === 0 ? 18 : 11;
      return `/F1 ${size} Tf (${escape(line)}) Tj 0 -${PAGE.leading * (index === 0 ? 2 : 1)} Td`;
    })
    .join("\n");
  const content = `BT\n${PAGE.left} ${PAGE.top} Td\n${text}\nET`;
  return writePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
}

/** The text in the encoding of the font, one byte a character; what it does not have is a question mark. */
const escape = (line: string): string =>
  line
    .replace(/[()\\]/g, "\\$&")
    .replaceAll("€", "\\200")
    // No-break spaces come from formatted amounts.
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[^\x20-\xff]/g, "?");
