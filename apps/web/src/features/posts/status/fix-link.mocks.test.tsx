import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { safeReturnPath } from "~/server/safe-return-path";
import { ReconnectLink } from "./fix-link";

const now = vi.hoisted(() => ({ locale: "en", pathname: "" }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: now.locale }),
  usePathname: () => now.pathname,
}));

test.each([
  ["en", "/app/posts", "/app/posts"],
  // Behind the proxy's rewrite the router may report the internal path.
  ["en", "/en/app/posts", "/app/posts"],
  ["de", "/de/app/posts", "/de/app/posts"],
])("in %s at %s, the link leads back to %s", (locale, pathname, back) => {
  Object.assign(now, { locale, pathname });
  const link = renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { posts } }}>
      <ReconnectLink />
    </MessagesProvider>,
  );
  const href = /href="([^"]+)"/.exec(link)![1]!;
  const wanted = new URL(href, "http://localhost").searchParams.get("return");
  expect(wanted).toBe(back);
  expect(safeReturnPath(wanted)).toBe(back);
});
