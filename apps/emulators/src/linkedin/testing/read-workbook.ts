import { strFromU8, unzipSync } from "fflate";

/** The cells of a workbook by sheet and place (A1), text and numbers as the file tells them apart. */
export function readWorkbook(bytes: Uint8Array): Record<string, Record<string, string | number>> {
  const files = Object.entries(unzipSync(bytes));
  const text = (name: string) => strFromU8(files.find(([path]) => path === name)?.[1] ?? new Uint8Array());
  const shared = [...text("xl/sharedStrings.xml").matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, one]) => one!.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );
  const names = [...text("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name!);
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      Object.fromEntries(
        [
          ...text(`xl/worksheets/sheet${index + 1}.xml`).matchAll(
            /<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v><\/c>/g,
          ),
        ].map(([, place, attributes, value]) => [
          place!,
          attributes!.includes('t="s"') ? shared[Number(value)]! : Number(value),
        ]),
      ),
    ]),
  );
}
