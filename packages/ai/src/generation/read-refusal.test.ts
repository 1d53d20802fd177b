import { APIError } from "openai";
import { expect, test } from "vitest";
import { readRefusal } from "./read-refusal";

const NO = "Unknown field";

test.each<[unknown, Partial<APIError>]>([
  [
    { error: { message: NO, param: "store", code: "c" } },
    { message: `400 ${NO}`, param: "store", code: "c" },
  ],
  [{ error: NO }, { message: `400 "${NO}"` }],
  [[{ error: { message: NO } }], { message: `400 ${NO}` }],
  [
    { object: "error", message: NO, type: "t" },
    { message: `400 ${NO}`, type: "t" },
  ],
  [{ detail: [{ msg: NO }] }, { message: `400 {"detail":[{"msg":"${NO}"}]}` }],
])("the SDK reads the refusal %j", (body, expected) => {
  const error = APIError.generate(
    400,
    JSON.parse(readRefusal(JSON.stringify(body))) as object,
    undefined,
    new Headers(),
  );
  expect(error).toMatchObject(expected);
});

test.each(["<html>", "", "3", "null", "[]"])("the body %j stays unchanged", (body) => {
  expect(readRefusal(body)).toBe(body);
});
