import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "../../../i18n/messages-provider";
import { ReviewCheckbox } from "./review-checkbox";

const show = (props: { invalid?: boolean; outline?: boolean }) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts, errors } }}>
      <ReviewCheckbox checked={false} onCheckedChange={() => {}} {...props} />
    </MessagesProvider>,
  );
/** The text of the checkbox's description, without its markup. */
const described = (html: string) => {
  const id = /aria-describedby="([^"]+)"/.exec(html)![1]!;
  return html
    .slice(html.indexOf(`id="${id}"`))
    .replace(/^[^>]*>/, "")
    .replace(/<[^>]+>/g, "");
};

test("the checkbox explains itself, and that an outline has placeholders to fill", () => {
  expect(show({})).toContain(posts.review.label);
  expect(described(show({}))).toBe(posts.review.help);
  expect(described(show({ outline: true }))).toBe(posts.review.helpOutline);
  expect(show({})).not.toContain("aria-invalid");
});

test("a required checkbox that is not ticked is invalid, and the error is part of its description", () => {
  const html = show({ invalid: true });
  expect(html).toContain('aria-invalid="true"');
  expect(described(html)).toBe(posts.review.help + errors.post_not_reviewed);
});
