import { expect, test } from "vitest";
import { editPath, parsePostAddress } from "./post-address";

const NEW = "01936b2e-7c00-7000-8000-000000000001";
const OLD = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://takt");
  return parsePostAddress(pathname, searchParams);
};

test("the create page names a new post by ?id=, in both languages", () => {
  expect(parse("/app/content/create")).toEqual({ page: "create", id: null });
  expect(parse(`/de/app/content/create?day=2026-11-24&id=${NEW}`)).toEqual({ page: "create", id: NEW });
  expect(parse(`/app/content/create?id=${NEW}&tab=ai`)).toEqual({ page: "assistant", id: NEW });
});

test("an id that no post can be created under is ignored", () => {
  for (const id of ["", "new", OLD, NEW.toUpperCase(), `${NEW}0`])
    expect(parse(`/app/content/create?id=${id}`).id).toBeNull();
});

test("the page of a post names it by its path, whatever made its id", () => {
  expect(parse(editPath(OLD))).toEqual({ page: "edit", id: OLD });
  expect(parse(`/de${editPath(NEW)}`)).toEqual({ page: "edit", id: NEW });
});

test("other pages name no post", () => {
  for (const path of ["/app/posts", "/app/content/edit/new", `/app/content/calendar?id=${NEW}`])
    expect(parse(path)).toEqual({ page: "other", id: null });
});
