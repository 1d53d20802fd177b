import { createTeam } from "../../fixtures/create-team";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { BRAND, giveBrand } from "./give-brand";

const { t, at } = localized("en");
type Sent = { headers: Record<string, string>; html: string; attachments: { mimeType: string }[] };

test("an invitation comes in the name, the color and with the logo of the brand; the operator's address sends it", async ({
  page,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  await world.login(page);
  await giveBrand(world, page, slug, workspace.id);
  await page.goto(at(`/app/w/${slug}/members`));
  await page.getByRole("button", { name: t("members:invite.open"), exact: true }).click();
  const to = `brand-${world.user.id.slice(-12)}@example.com`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("members:invite.email"), exact: true }).fill(to);
  await dialog.getByRole("button", { name: t("members:invite.send", { count: 1 }), exact: true }).click();
  const read = async () => (await world.mail.state<{ emails: Sent[] }>({ to })).emails;
  await expectSwept(world, async () => (await read()).length).toBe(1);
  const [email] = await read();
  expect(email!.headers["from"]).toMatch(new RegExp(`^"?${BRAND.name}"? <[^<>@]+@[^<>@]+>$`));
  expect(email!.html).toContain(BRAND.name);
  expect(email!.html).toContain(`background:${BRAND.primaryColor}`);
  expect(email!.html).toContain("cid:");
  expect(email!.attachments).toMatchObject([{ mimeType: "image/png" }]);
});
