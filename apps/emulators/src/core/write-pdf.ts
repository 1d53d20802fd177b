/** A PDF of these objects, numbered from 1, of which the first is the catalogue (ISO 32000-1, 7.5). One byte a character. */
export function writePdf(objects: string[]): Uint8Array<ArrayBuffer> {
  let pdf = "%PDF-1.4\n";
  const entries = objects.map((object, index) => {
    const offset = String(pdf.length).padStart(10, "0");
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = pdf.length;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  pdf += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(pdf, (character) => character.charCodeAt(0));
}
