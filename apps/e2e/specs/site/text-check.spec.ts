import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { recordFingerprint } from "@takt/domain/provenance/record-fingerprint";

const { t, at } = localized("en");
const MARK = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

test("anybody can check whether a text was written here, and is told what that does not show", async ({
  page,
  world,
}) => {
  const text = `Customer ${world.user.id} called when we raised our prices, and nine of ten of them only wanted to know
    whether we were well. Write to people before the invoice does, and say when and why you do it.`;
  await recordFingerprint(world.db, { text, engine: "model", createdAt: new Date() });
  await page.goto(at("/text-check"));
  const field = page.getByLabel(t("text-check:text.label"), { exact: true });
  const check = page.getByRole("button", { name: t("text-check:submit"), exact: true });
  const result = page.getByTestId("text-check-result");

  await check.click();
  await expect(page.getByText(t("text-check:text.missing"), { exact: true })).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(text);
  await check.click();
  await expect(result).toContainText(t("text-check:result.same.byModel"));
  await expect(result).toHaveAttribute("data-digital-source-type", MARK);
  await expectAccessible(page, "text-check");

  await field.fill(`${"A bicycle is best repaired in January. ".repeat(5)} ${world.user.id}`);
  await expect(result, "an answer about another text is gone").toBeHidden();
  await check.click();
  await expect(result).toContainText(t("text-check:result.none.title"));
});
