import { expect, test } from "vitest";
import { memberFileReader } from "./read-member-file";
import { HEADER, buildWorkbook, buildZip } from "./testing/build-files";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const files = memberFileReader;
/** The local and the central header of the first entry say that it is encrypted. */
function encrypted(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy[6]! |= 1;
  copy[copy.indexOf(Buffer.from("PK\u0001\u0002", "latin1")) + 8]! |= 1;
  return copy;
}
const shares = buildZip({ "Shares.csv": HEADER });

test("each file of LinkedIn's is told by its content", async () => {
  expect(await files.detect(Buffer.from(HEADER))).toBe("archive_file");
  expect(await files.detect(shares)).toBe("archive_file");
  expect(await files.detect(buildWorkbook({ DISCOVERY: [] }))).toBe("analytics_file");
});

test.each([
  ["an empty file", Buffer.alloc(0), "import_empty"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "import_unknown"],
  ["another CSV", Buffer.from("First Name,Last Name,URL\nAda,Lovelace,x"), "import_unknown"],
  ["a ZIP without Shares.csv", buildZip({ "Profile.csv": "x", "My Shares.csv.txt": "x" }), "import_unknown"],
  ["an encrypted ZIP", encrypted(shares), "import_encrypted"],
  ["an encrypted spreadsheet", Buffer.from("d0cf11e0a1b11ae10000", "hex"), "import_encrypted"],
  ["a ZIP that is cut off", shares.subarray(0, shares.length - 30), "import_damaged"],
  ["a file that is too large", Buffer.alloc(20 * 1024 * 1024 + 1, "x"), "import_too_large"],
])("%s is refused", async (_, bytes, code) => {
  await expect(files.detect(bytes)).rejects.toMatchObject({ code });
});

test("a ZIP that unpacks to too much is refused, also when it says that it is small", async () => {
  const bomb = buildZip({
    "Shares.csv": Buffer.concat([Buffer.from(HEADER), Buffer.alloc(65 * 1024 * 1024, "\n")]),
  });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(files.open(bomb, "archive_file", "", NOW)).rejects.toMatchObject({ code: "import_too_large" });
  const liar = Buffer.from(bomb);
  const central = liar.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  liar.writeUInt32LE(100, central + 24);
  await expect(files.open(liar, "archive_file", "", NOW)).rejects.toMatchObject({ code: "import_damaged" });
});

test("a spreadsheet of something else, one with too much in it, and one with broken XML are refused", async () => {
  const open = (bytes: Buffer) => files.open(bytes, "analytics_file", "", NOW);
  await expect(
    open(
      buildWorkbook({
        Budget: [
          ["Item", "Cost"],
          ["Desk", 5],
        ],
      }),
    ),
  ).rejects.toMatchObject({
    code: "import_unknown",
  });
  await expect(open(buildWorkbook({ Big: [["x".repeat(9 * 1024 * 1024)]] }))).rejects.toMatchObject({
    code: "import_too_large",
  });
  const broken = buildZip({ "xl/workbook.xml": "<workbook", "xl/_rels/workbook.xml.rels": "<a></b>" });
  await expect(open(broken)).rejects.toMatchObject({ code: "import_damaged" });
});

test("a cell that is far away costs no memory", async () => {
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const part = `<worksheet><sheetData>${far}</sheetData></worksheet>`;
  const rels = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';
  const book = '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
  const bytes = buildZip({
    "xl/workbook.xml": book,
    "xl/_rels/workbook.xml.rels": rels,
    "xl/worksheets/sheet1.xml": part,
  });
  await expect(files.open(bytes, "analytics_file", "", NOW)).rejects.toMatchObject({
    code: "import_unknown",
  });
});
