/**
 * Builds a plain PDF of a number of empty pages, or of the given objects (numbered from 1; the first is the root).
 * `more` goes into the trailer; a function gets the offset of the table.
 */
export function buildPdf(
  content: number | string[],
  more: string | ((table: number) => string) = "",
): Buffer {
  const objects = typeof content === "number" ? emptyPages(content) : content;
  let text = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const entries = typeof more === "string" ? more : more(table);
  return Buffer.from(
    `${text}trailer\n<< /Size ${size} /Root 1 0 R ${entries} >>\nstartxref\n${table}\n%%EOF\n`,
    "latin1",
  );
}

function emptyPages(count: number): string[] {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(" ");
  return [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${count} /MediaBox [0 0 595 842] >>`,
    ...Array.from({ length: count }, () => "<< /Type /Page /Parent 2 0 R >>"),
  ];
}
