import type { DMMF } from "@prisma/generator-helper";
import { expect, test } from "vitest";
import { readInventory } from "./read-inventory";

type Documented = Partial<DMMF.Field> & { name: string };

const field = (given: Documented) =>
  ({ kind: "scalar", type: "String", isRequired: true, ...given }) as DMMF.Field;
const model = (name: string, documentation: string, fields: Documented[], dbName = name.toLowerCase()) =>
  ({ name, dbName, documentation, fields: fields.map(field) }) as unknown as DMMF.Model;

const TABLE = "@export notes\n@bound purged notes";
const ID = { name: "id", documentation: "@personal note" };
const USER = model("User", "@export account\n@bound One row an account.", [ID], "users");
const owner = (onDelete: string): Documented[] => [
  { name: "userId", dbName: "user_id", isRequired: false, documentation: "@personal note erased" },
  {
    name: "user",
    kind: "object",
    type: "User",
    relationFromFields: ["userId"],
    relationToFields: ["id"],
    relationOnDelete: onDelete,
  },
];
const readNote = (documentation: string, fields: Documented[]) =>
  readInventory([USER, model("Note", documentation, fields)]).note;

test("a table is read from the comments of its model, its columns and its foreign keys", () => {
  const documentation = [
    "What somebody notes.",
    "@erasure pseudonymise: A note is a business record.",
    "@export notes csv without api",
    "@bound purged notes drafts",
    "@emptied links",
    "@link email users.email text",
  ].join("\n");
  const fields = [
    ...owner("SetNull"),
    { name: "text", documentation: "What it says.\n@personal note erased" },
    { name: "data", type: "Json", documentation: "@personal noteState internal erased" },
    { name: "fileKey", dbName: "file_key", documentation: "@personal note secret file" },
  ];
  expect(readNote(documentation, fields)).toEqual({
    links: [
      { column: "user_id", table: "users", key: "id" },
      { column: "email", table: "users", key: "email", asText: true },
    ],
    erasure: { rule: "pseudonymise", set: { user_id: null, text: "", data: "{}" } },
    export: { file: "notes", csv: true, displayOnlySources: ["api"] },
    bound: { purgedAs: ["notes", "drafts"] },
    emptied: ["links"],
    files: ["file_key"],
    columns: {
      user_id: { rule: "note" },
      text: { rule: "note" },
      data: { rule: "noteState", omitted: "internal" },
      file_key: { rule: "note", omitted: "secret" },
    },
  });
});

test("rows without a user lead to their person by the rows that they are deleted with", () => {
  const toNote = { kind: "object", type: "Note", relationFromFields: ["noteId"], relationToFields: ["id"] };
  const line = model("Line", TABLE, [
    { name: "noteId", dbName: "note_id", documentation: "@personal note" },
    { ...toNote, name: "note", relationOnDelete: "Cascade" } as Documented,
    { ...toNote, name: "seen", relationOnDelete: "SetNull" } as Documented,
  ]);
  expect(readInventory([USER, model("Note", TABLE, [ID]), line]).line).toMatchObject({
    links: [{ column: "note_id", table: "note", key: "id" }],
    erasure: { rule: "cascade" },
  });
});

test("a sentence goes on over the lines of its comment", () => {
  const documentation = "@nonPersonal How many\nnotes there are.\n@bound One row\na day.";
  expect(readNote(documentation, [{ name: "day", documentation: "@nonPersonal" }])).toEqual({
    nonPersonal: true,
    bound: { because: "One row a day." },
    columns: ["day"],
  });
});

test.each([
  ["no comment", undefined],
  ["prose alone", "What it says."],
  ["no rule", "@personal"],
  ["a word that the grammar has not", "@personal note public"],
  ["words in another order", "@personal note file secret"],
  ["two comments", "@personal note\n@personal draft"],
  ["a comment of a table without personal data", "@nonPersonal"],
])("a column of a personal table with %s is refused", (_, documentation) => {
  expect(() => readNote(TABLE, [ID, { name: "text", documentation }])).toThrow("Note.text needs");
});

test("a column of a table without personal data says so, or is refused", () => {
  const documentation = "@nonPersonal How many notes there are.\n@bound One row a day.";
  for (const wrong of [undefined, "@personal note", "@nonPersonal note"])
    expect(() => readNote(documentation, [{ name: "day", documentation: wrong }])).toThrow("Note.day needs");
});

test.each([
  ["nothing", "Note needs one @bound"],
  ["@bound purged notes", "Note needs one @export"],
  ["@export notes", "Note needs one @bound"],
  [`${TABLE}\n@bound purged drafts`, "Note needs one @bound"],
  [`${TABLE}\n@exported notes`, "outside of the grammar"],
  [`${TABLE}\n@link email`, "outside of the grammar"],
  [`${TABLE}\n@erasure delete: why`, "outside of the grammar"],
  ["@export none secret\n@bound purged notes", "outside of the grammar"],
  ["@export notes\n@bound small", "outside of the grammar"],
  [`${TABLE}\n@erasure pseudonymise: A note is a business record.`, "needs `erased` columns"],
  [`${TABLE}\n@nonPersonal How many notes there are.`, "and no other tag"],
])("a table is refused that says %j", (documentation, problem) => {
  expect(() => readNote(documentation, [ID])).toThrow(problem);
});

test("a column is erased only where its table is pseudonymised", () => {
  expect(() => readNote(TABLE, owner("Cascade"))).toThrow("needs `erased` columns");
});

test("every problem of the schema is told at once", () => {
  const models = [model("Note", TABLE, [{ name: "a" }]), model("Line", TABLE, [{ name: "b" }])];
  expect(() => readInventory(models)).toThrow(/Note\.a[\s\S]*Line\.b/);
});
