import { browserStorage, findStoredEntry } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import { OPTIONAL_SERVICE_NAMES } from "@takt/domain/privacy/model/browser-storage/optional-services";
import { collectBrowserStorage } from "../../fixtures/collect-browser-storage";
import { localized } from "../../fixtures/localized";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expect, test } from "../../fixtures/world";
import { openFeedback } from "../feedback/open-feedback";

const here = localized("en");
const { at, language } = here;
const PUBLIC = [
  "/",
  "/login",
  "/help",
  "/cookies",
  "/privacy",
  "/contracts/cancel",
  "/data-request",
  "/no/such/page",
] as const;
const APP = [
  "/app",
  "/app/posts",
  "/app/content/calendar",
  "/app/content/compass",
  "/app/analytics",
  "/app/user/settings",
] as const;

test("what a browser stores while everything is used is registered, with its lifetime", async ({
  page,
  context,
  world,
}) => {
  await context.addCookies([
    { name: "takt-consent", value: "1.functional-on.marketing-on", url: world.webUrl },
  ]);
  const registered = browserStorage(world.webUrl, OPTIONAL_SERVICE_NAMES);
  const seen = new Set<string>();
  const compare = async (where: string) => {
    const stored = await collectBrowserStorage(page);
    const unknown = stored.filter(({ kind, name }) => !findStoredEntry(registered, kind, name));
    expect(unknown, where).toEqual([]);
    for (const { kind, name } of stored) seen.add(findStoredEntry(registered, kind, name)!.purpose);
    for (const cookie of await context.cookies(world.webUrl)) {
      const { seconds } = findStoredEntry(registered, "cookie", cookie.name)!;
      const left = cookie.expires === -1 ? null : cookie.expires - Date.now() / 1000;
      // The fixtures' own cookies have no end.
      if (left === null) continue;
      expect(seconds, cookie.name).not.toBeNull();
      expect(left, cookie.name).toBeLessThanOrEqual(seconds! + 60);
    }
  };
  for (const path of PUBLIC) {
    await page.goto(at(path));
    await compare(path);
  }
  await page.goto(at("/app/posts"));
  await compare("the guard");
  await signInAgain(page, world, language);
  await page.waitForURL(at("/app/posts"));
  await compare("sign-in");
  await world.login(page);
  for (const path of APP) {
    await page.goto(at(path));
    await compare(path);
  }
  // A text that is typed, and one that is not sent.
  await page.goto(at("/app/content/create?tab=write"));
  await page.getByTestId("post-text").fill("Typed and not saved yet");
  await compare("the editor");
  await (await openFeedback(page, here)).message.fill("Half a thought");
  await compare("feedback");
  await page.keyboard.press("Escape");
  // Whatever was never met would make the comparison empty.
  expect([...seen]).toEqual(
    expect.arrayContaining(["consent", "session", "tabDrafts", "draftOwner", "csrf"]),
  );
});
