import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errorTexts } from "./error-texts";
import { UnexpectedError } from "./unexpected-error";

const text = errorTexts("de");
const show = (error: Error) =>
  renderToStaticMarkup(<UnexpectedError error={error} locale="de" text={text} retry={() => undefined} />);

test("a script that could not be loaded is no error 500 to report: the page is to be loaded again", () => {
  const html = show(Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" }));
  expect(html).toContain(text.lostTitle);
  expect(html).toContain(text.reload);
  expect(html).not.toContain("500");
  expect(html).not.toContain(text.report);
});

test("another error keeps its id and can be reported", () => {
  const html = show(new Error("Failed"));
  expect(html).toContain(`500 · ${text.internal}`);
  expect(html).toContain(text.report);
});
