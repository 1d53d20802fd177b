import { expect, test } from "vitest";
import { parsePostUrl } from "./post-url";

const X = "01936b2e-7c00-7000-8000-000000000001";
const OLD = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const parse = (query: string) => parsePostUrl(new URLSearchParams(query));

test("the create page names its post by ?id=, also beside the assistant", () => {
  expect(parse("")).toEqual({ id: null, isShown: true });
  expect(parse(`day=2026-11-24&id=${X}`)).toEqual({ id: X, isShown: true });
  expect(parse(`id=${X}&tab=ai`)).toEqual({ id: X, isShown: false });
});

test("an id that no post can be created under is ignored", () => {
  for (const id of ["", "new", OLD, X.toUpperCase(), `${X}0`]) expect(parse(`id=${id}`).id).toBeNull();
});
