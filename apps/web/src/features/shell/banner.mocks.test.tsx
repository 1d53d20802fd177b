import common from "@takt/i18n/messages/en/common.json";
import billing from "@takt/i18n/messages/en/billing.json";
import notifications from "@takt/i18n/messages/en/notifications.json";
import shell from "@takt/i18n/messages/en/shell.json";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { Banner } from "./banner";
import { ClockNotice } from "./clock-notice";
import { ConnectionStatus } from "./connection-status";

const now = vi.hoisted(() => ({ query: {} as object, subscription: {} as object }));
vi.mock("~/trpc/react", () => ({
  trpc: {
    connections: { get: { useQuery: () => now.query } },
    users: { me: { useSuspenseQuery: () => [{ zone: "Europe/Berlin", hourCycle: "auto" }] } },
    billing: { get: { useQuery: () => ({ data: now.subscription }) } },
  },
}));
vi.mock("next/navigation", () => ({ useParams: () => ({ locale: "en" }), usePathname: () => "/app" }));
vi.mock("../shared/locale-link", () => ({
  LocaleLink: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));

const AT = Date.parse("2026-11-23T12:00:00Z");
const DAY_MS = 86_400_000;

function show(connection: object | undefined, status = "free") {
  now.subscription = { status };
  now.query = {
    data: connection && { status: "active", reason: null, heldBack: 0, expiresAt: null, ...connection },
    dataUpdatedAt: AT,
  };
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { billing, shell, notifications } }}>
      <Banner incident={null} />
      <ConnectionStatus />
    </MessagesProvider>,
  );
}

test("the notice and the sidebar show the status of the connection", () => {
  expect(show({ status: "invalid", reason: "revoked", heldBack: 2 })).toContain(shell.banner.invalid.revoked);
  expect(show({ status: "invalid", reason: "revoked" })).toContain(shell.connection.invalid);
  expect(show({})).toContain(shell.connection.active);
  expect(show({})).not.toContain("<aside");
});

test("a disconnected user sees the held posts, and no notice without any", () => {
  const waiting = show({ status: "none", heldBack: 1 });
  expect(waiting).toContain(shell.banner.none);
  expect(waiting).toContain("1 scheduled post is held back.");
  expect(show({ status: "none" })).not.toContain("<aside");
});

test("very many held posts are not counted to the end", () => {
  expect(show({ status: "none", heldBack: 1_234 })).toContain("1,234 scheduled posts are held back.");
  expect(show({ status: "none", heldBack: 5_000 })).toContain("5,000+ scheduled posts are held back.");
  const ending = show({ heldBack: 5_000, expiresAt: new Date(AT + DAY_MS) });
  expect(ending).toContain("5,000+ scheduled posts come after that and would wait.");
});

test("the days of the connection are counted only in its last two weeks", () => {
  const ends = (ms: number) => show({ expiresAt: new Date(AT + ms) });
  expect(ends(14 * DAY_MS)).toContain("ends in 14 days");
  expect(ends(14 * DAY_MS + 1)).not.toContain("<aside");
});

test("a failed payment is told, unless LinkedIn is disconnected", () => {
  const ends = { expiresAt: new Date(AT + DAY_MS) };
  expect(show(ends, "past_due")).toContain(billing.banner.title);
  expect(show(ends, "past_due")).not.toContain("ends in 1 day");
  expect(show({ status: "invalid", reason: "revoked" }, "past_due")).not.toContain(billing.banner.title);
  expect(show({}, "unpaid")).not.toContain("<aside");
});

test("a wrong clock is told with its direction and by how much", () => {
  const say = (byMs: number) =>
    renderToStaticMarkup(
      <MessagesProvider locale="en" resources={{ en: { shell, common } }}>
        <ClockNotice byMs={byMs} onDismiss={() => undefined} />
      </MessagesProvider>,
    );
  expect(say(3 * 3_600_000)).toContain("The clock of your device is 3 hours fast");
  expect(say(-2 * DAY_MS)).toContain("The clock of your device is 2 days slow");
});

test("an unknown connection shows nothing", () => {
  expect(show(undefined)).toBe('<div role="status"></div>');
});
