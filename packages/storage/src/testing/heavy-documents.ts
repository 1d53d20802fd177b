import { deflateSync } from "node:zlib";

const MIB = 1024 * 1024;

/**
 * Returns a document of some 150 kB whose object tables unpack to 45 MB of rows with the most expensive PNG
 * prediction: the most work that the readers do before they give up a file.
 */
export function predictedTables(): Buffer {
  const row = Buffer.alloc(65, 1);
  row[0] = 4;
  const rows = Buffer.alloc(15 * MIB, row);
  const packed = deflateSync(rows);
  const entries =
    "/Type /XRef /W [1 2 1] /Index [0 1000000 0 1000000 0 1000000] /Root 1 0 R /Filter /FlateDecode " +
    "/DecodeParms << /Predictor 15 /Columns 64 >>";
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  let at = 9;
  let previous = "";
  for (let id = 1; id <= 3; id++) {
    const section = stream(id, `${entries} ${previous}`, packed);
    previous = `/Prev ${at}`;
    parts.push(section);
    at += section.length;
  }
  return Buffer.concat([...parts, Buffer.from(`startxref\n${/\d+/.exec(previous)![0]}\n%%EOF\n`)]);
}

/** Returns a document of a few kilobytes whose root is a list of millions of empty dictionaries. */
export function crowdedObject(): Buffer {
  const text = Buffer.concat([Buffer.from("1 0 ["), Buffer.alloc(15 * MIB, "<<>>"), Buffer.from("]")]);
  const holder = stream(2, `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode`, deflateSync(text));
  const start = Buffer.from("%PDF-1.5\n");
  // Object 1 is in object 2, which follows the first line.
  const table = Buffer.from([2, 0, 2, 0, 1, 0, start.length, 0]);
  const section = stream(3, "/Type /XRef /W [1 2 1] /Index [1 2] /Root 1 0 R", table);
  const end = Buffer.from(`startxref\n${start.length + holder.length}\n%%EOF\n`);
  return Buffer.concat([start, holder, section, end]);
}

function stream(id: number, entries: string, body: Buffer): Buffer {
  const head = `${id} 0 obj\n<< ${entries} /Length ${body.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from("\nendstream\nendobj\n")]);
}
