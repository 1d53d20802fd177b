import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { publishNow } from "./publish-now";

const here = localized("en");
const { t, at } = here;

test("a poll is written by keyboard and is on LinkedIn with its answers in order", async ({
  page,
  world,
}) => {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const option = (number: number) => textbox(t("posts:poll.option", { number }));
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await textbox(t("posts:editor.text")).fill("A question for you");
  await button(t("posts:poll.add")).focus();
  await page.keyboard.press("Enter");
  await expect(textbox(t("posts:poll.question"))).toBeFocused();
  await page.keyboard.type("Where do you work (mostly)?");
  await option(1).focus();
  for (const answer of ["At home", "In the office", "On trains"]) {
    await page.keyboard.type(answer);
    await page.keyboard.press("Enter");
  }
  await expect(option(4)).toBeFocused();
  await expect(button(t("posts:poll.addOption"))).toHaveCount(0);
  await expect(button(t("media:add"))).toHaveCount(0);

  await button(t("posts:actions.publishNow")).click();
  await expect(page.getByText(t("errors:post_poll_incomplete"), { exact: true }).first()).toBeVisible();
  await button(t("posts:poll.removeOption", { number: 4 })).click();
  await expect(option(3)).toBeFocused();
  await page.getByRole("radio", { name: t("posts:poll.durations.THREE_DAYS"), exact: true }).check();
  const preview = page.getByTestId("preview-poll");
  await expect(preview.getByRole("listitem")).toHaveText(["At home", "In the office", "On trains"]);
  await expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();
  await expectAccessible(page, "poll");

  await publishNow(page, here);

  const sub = world.user.linkedinProfileId!;
  const { posts } = await world.linkedin.state<{ posts: { content: unknown }[] }>({ author: sub });
  expect(posts).toMatchObject([
    {
      content: {
        poll: {
          question: "Where do you work (mostly)?",
          options: [{ text: "At home" }, { text: "In the office" }, { text: "On trains" }],
          settings: { duration: "THREE_DAYS" },
        },
      },
    },
  ]);
});
