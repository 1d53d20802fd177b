import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { ReviewCheckbox } from "./review-checkbox";

const show = (props: { invalid?: boolean; outline?: boolean }) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts, errors } }}>
      <ReviewCheckbox checked={false} onCheckedChange={() => {}} {...props} />
    </MessagesProvider>,
  );
/** The texts of the checkbox's description, without their markup. */
const described = (html: string) =>
  /aria-describedby="([^"]+)"/
    .exec(html)![1]!
    .split(" ")
    .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:span></p|p|span)>`).exec(html)![1]!)
    .map((text) => text.replaceAll(/<[^>]+>/g, ""));

test("the checkbox explains itself, and that an outline has placeholders to fill", () => {
  expect(show({})).toContain(posts.review.label);
  expect(described(show({}))).toEqual([posts.review.help]);
  expect(described(show({ outline: true }))).toEqual([posts.review.helpOutline]);
  expect(show({})).not.toContain('aria-invalid="');
});

test("a required checkbox that is not ticked is invalid, and the error is part of its description", () => {
  const html = show({ invalid: true });
  expect(html).toContain('aria-invalid="true"');
  expect(described(html)).toEqual([posts.review.help, errors.post_not_reviewed]);
});
