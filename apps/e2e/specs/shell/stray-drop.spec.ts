import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("a file that is dropped beside a drop zone leaves the page as it is, and one in it is taken", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  /** Drops an image; returns whether the browser would open it in place of the page. */
  const drop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((target) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "Dropped.bmp", { type: "image/bmp" }));
        const event = { dataTransfer, bubbles: true, cancelable: true };
        const opens = ["dragenter", "dragover", "drop"].map((type) =>
          target.dispatchEvent(new DragEvent(type, event)),
        );
        return opens.at(1)! || opens.at(2)!;
      });
  const refused = page.getByRole("alert").filter({ hasText: "Dropped.bmp" });
  expect(await drop("h1")).toBe(false);
  await expect(refused).toHaveCount(0);
  expect(await drop("[data-testid=drop-zone] textarea")).toBe(false);
  await expect(refused).toContainText(t("media:problems.media_type_invalid", { name: "Dropped.bmp" }));
});
