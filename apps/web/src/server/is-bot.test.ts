import { expect, test } from "vitest";
import { isBot } from "./is-bot";

const botBy = (agent: string) => isBot(new Headers({ "user-agent": agent }));

test("search engines and link previews are bots, browsers are none", () => {
  expect(botBy("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toBe(true);
  expect(botBy("LinkedInBot/1.0 (compatible; Mozilla/5.0)")).toBe(true);
  expect(botBy("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36")).toBe(
    false,
  );
  expect(isBot(new Headers())).toBe(false);
});
