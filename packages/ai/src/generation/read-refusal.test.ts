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
])("%j is what the SDK says", (body, said) => {
  const error = APIError.generate(
    400,
    JSON.parse(readRefusal(JSON.stringify(body))) as object,
    undefined,
    new Headers(),
  );
  expect(error).toMatchObject(said);
});

test.each(["<html>", "", "3", "null", "[]"])("%j stays as it is", (body) => {
  expect(readRefusal(body)).toBe(body);
});
