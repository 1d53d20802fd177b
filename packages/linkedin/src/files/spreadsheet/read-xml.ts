import { setImmediate } from "node:timers/promises";
import { SaxesParser } from "saxes";
import { refuseFile } from "../zip-file";

const SLICE_CHARACTERS = 65_536;

export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
};

/**
 * Reads XML in slices, so that other work of the process gets its turn; names come without their prefix. It knows no
 * entities but those of XML, so nothing can grow. Refuses with `import_damaged`.
 */
export async function readXml(bytes: Buffer, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  const bare = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }) => open(bare(name), attributes));
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("closetag", ({ name }) => close(bare(name)));
  const content = bytes.toString("utf8");
  try {
    for (let at = 0; at < content.length; at += SLICE_CHARACTERS) {
      parser.write(content.slice(at, at + SLICE_CHARACTERS));
      await setImmediate();
    }
    parser.close();
  } catch (error) {
    // Without a handler of errors the parser throws plain ones, whose texts begin with line and column.
    if (error instanceof Error && /^\d+:\d+: /.test(error.message)) throw refuseFile("import_damaged");
    throw error;
  }
}
