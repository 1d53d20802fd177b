import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { createWebhookStates } from "../../fixtures/webhook-states";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const path = (slug: string) => at(`/app/w/${slug}/user/settings?tab=webhooks` as "/app");

test("the owner adds a webhook, stores its secret, changes and pauses it, rotates the secret and deletes it", async ({
  page,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  await world.login(page);
  await page.goto(path(slug));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const choose = async (name: string, item: string) => {
    await button(t("webhooks:act.menu", { name })).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const heading = page.getByRole("heading", {
    level: 2,
    name: t("webhooks:heading", { workspace: workspace.name }),
  });
  await expect(page.getByText(t("webhooks:none.text"), { exact: true })).toBeVisible();
  await expectAccessible(page, "webhooks-none");

  await button(t("webhooks:create.open")).click();
  const form = page.getByRole("dialog", { name: t("webhooks:create.title"), exact: true });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await field(t("webhooks:form.url")).fill("https://hooks.example.com/takt");
  await field(t("webhooks:form.name")).fill("CRM");
  await form.getByRole("checkbox", { name: t("webhooks:events.approvalGiven.name"), exact: true }).check();
  await expectAccessible(page, "webhooks-create");
  await form.getByRole("button", { name: t("webhooks:create.action"), exact: true }).click();
  const shown = page.getByRole("dialog", { name: t("webhooks:made.title"), exact: true });
  const secretField = shown.getByRole("textbox", {
    name: t("webhooks:made.secret", { name: "CRM" }),
    exact: true,
  });
  await expect(secretField).toBeFocused();
  const secret = await secretField.inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page, "webhooks-made");
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog", { name: t("webhooks:made.question"), exact: true })
    .getByRole("button", { name: t("webhooks:made.back"), exact: true })
    .click();
  await button(t("webhooks:made.stored")).click();
  await expect(heading).toBeFocused();
  const where = { workspaceId: workspace.id };
  const read = () => world.db.webhookEndpoint.findFirstOrThrow({ where });
  const made = await read();
  expect(made).toMatchObject({
    name: "CRM",
    url: "https://hooks.example.com/takt",
    events: ["post.published", "post.failed", "post.unconfirmed", "approval.given"],
  });
  expect(JSON.stringify(made)).not.toContain(secret);

  await choose("CRM", t("webhooks:act.edit"));
  await page.getByRole("textbox", { name: t("webhooks:form.name"), exact: true }).fill("Sales");
  await expectAccessible(page, "webhooks-edit");
  await button(t("common:save")).click();
  await expect(button(t("webhooks:act.pauseFor", { name: "Sales" }))).toBeVisible();
  expect(await read()).toMatchObject({ name: "Sales", url: made.url });

  await button(t("webhooks:act.pauseFor", { name: "Sales" })).press("Enter");
  await expect(page.getByText(t("webhooks:pausedText"), { exact: true })).toBeVisible();
  await expect.poll(async () => (await read()).pausedAt).not.toBeNull();
  await expectAccessible(page, "webhooks-paused");
  await button(t("common:undo")).click();
  await expect.poll(async () => (await read()).pausedAt).toBeNull();
  await expect(button(t("webhooks:act.pauseFor", { name: "Sales" }))).toBeVisible();

  await choose("Sales", t("webhooks:act.rotate"));
  await expectAccessible(page, "webhooks-rotate");
  await button(t("webhooks:rotate.action")).click();
  const second = page.getByRole("textbox", {
    name: t("webhooks:made.secret", { name: "Sales" }),
    exact: true,
  });
  expect(await second.inputValue()).not.toBe(secret);
  await button(t("webhooks:made.stored")).click();
  const rotated = await read();
  expect(rotated.secret).not.toBe(made.secret);
  expect(rotated.oldSecret).not.toBeNull();

  await choose("Sales", t("webhooks:act.delete"));
  await expectAccessible(page, "webhooks-delete");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("webhooks:delete.action"), exact: true })
    .press("Enter");
  await expect(page.getByText(t("webhooks:none.text"), { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await expect.poll(() => world.db.webhookEndpoint.count({ where })).toBe(0);
});

test("the deliveries to a webhook are filtered, each shows what was answered as text, and one is sent again", async ({
  page,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  const { failed } = await createWebhookStates(world, workspace.id);
  await world.login(page);
  await page.goto(path(slug));
  await page
    .getByRole("button", { name: t("webhooks:act.deliveriesFor", { name: "CRM" }), exact: true })
    .press("Enter");
  await expect(
    page.getByRole("heading", {
      level: 2,
      name: t("webhooks:deliveries.title", { name: "CRM" }),
      exact: true,
    }),
  ).toBeFocused();
  const rows = page
    .getByRole("list", { name: t("webhooks:deliveries.list"), exact: true })
    .getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expectAccessible(page, "webhooks-deliveries");
  await page
    .getByRole("combobox", { name: t("webhooks:deliveries.filter"), exact: true })
    .selectOption({ label: t("webhooks:deliveries.states.failed") });
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: t("webhooks:events.postFailed.name"), exact: true });
  await expect(sheet).toContainText("<h1>Verbatim</h1>");
  await expect(sheet).toContainText('"type":"post.failed"');
  await expectAccessible(page, "webhooks-delivery");
  await sheet.getByRole("button", { name: t("webhooks:delivery.replay"), exact: true }).click();
  await expect(page.getByText(t("webhooks:delivery.replayed"), { exact: true })).toBeVisible();
  // It waits until it is tried, and is tried again after that: nobody answers at the address.
  await expect
    .poll(async () => (await world.db.webhookDelivery.findUniqueOrThrow({ where: { id: failed.id } })).state)
    .toBe("pending");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: t("webhooks:deliveries.back"), exact: true }).click();
  await expect(
    page.getByRole("button", { name: t("webhooks:act.deliveriesFor", { name: "CRM" }), exact: true }),
  ).toBeFocused();
});

test("without the plan the tab says what webhooks are part of", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=webhooks"));
  await expect(page.getByText(t("webhooks:plan.text"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("webhooks:create.open"), exact: true })).toHaveCount(0);
});
