import { SaxesParser } from "saxes";
import { toUtf8 } from "../to-utf8";
import { refuseFile } from "../zip-file";

export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
};

/**
 * Reads XML; names come without their prefix. It knows no entities but those of XML, so nothing can grow. Refuses with
 * `import_damaged`.
 */
export function readXml(bytes: Buffer, { open, text, close }: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false });
  const bare = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }) => open(bare(name), attributes));
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("closetag", ({ name }) => close(bare(name)));
  try {
    parser.write(toUtf8(bytes).toString("utf8")).close();
  } catch (error) {
    // Without a handler of errors the parser throws plain ones, whose texts begin with line and column.
    if (error instanceof Error && /^\d+:\d+: /.test(error.message)) throw refuseFile("import_damaged");
    throw error;
  }
}
