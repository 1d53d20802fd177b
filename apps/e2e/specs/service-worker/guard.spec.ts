import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { signInAgain } from "../../fixtures/sign-in-again";
import { waitForServiceWorker } from "../../fixtures/wait-for-service-worker";
import { expect, test, type World } from "../../fixtures/world";

const { t, at, language } = localized("de");
const SESSION = "authjs.session-token";

const ENDS: readonly [string, (world: World) => Promise<unknown>, `/${string}`][] = [
  ["that the browser has forgotten", async () => {}, "/login"],
  [
    "that the server has ended",
    ({ db, user }) => db.session.deleteMany({ where: { userId: user.id } }),
    "/login?ended=1",
  ],
];

for (const [which, end, login] of ENDS)
  test(`a link of an email leads through the login to its page, with a session ${which}`, async ({
    page,
    world,
  }) => {
    const post = await createPost(world.db, world.user, { content: "Noch hier" });
    const path = at(`/app/content/edit/${post.id}`);
    await world.login(page);
    await page.goto(at("/app/posts"));
    await waitForServiceWorker(page);
    await end(world);
    if (login === "/login") await page.context().clearCookies({ name: SESSION });
    await page.goto(path);
    await expect(page).toHaveURL(at(login));
    const returnTo = t("login:returnTo", { page: t("posts:editor.editTitle") });
    await expect(page.getByText(returnTo, { exact: true })).toBeVisible();
    await signInAgain(page, world, language);
    await expect(page).toHaveURL(path);
    await expect(page.getByTestId("post-text")).toHaveValue("Noch hier");
  });
