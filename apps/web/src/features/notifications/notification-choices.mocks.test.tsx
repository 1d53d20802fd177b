import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import notifications from "@takt/i18n/messages/en/notifications.json";
import settings from "@takt/i18n/messages/en/settings.json";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { NotificationChoices } from "./notification-choices";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
const now = vi.hoisted(() => ({ query: {} as object }));
vi.mock("~/trpc/react", () => ({ trpc: { notifications: { choices: { useQuery: () => now.query } } } }));
vi.mock("./choice-switch", () => ({ ChoiceSwitch: () => "a switch" }));
vi.mock("./reply-reminder-choice", () => ({ ReplyReminderChoice: () => "a reminder" }));

function show(query: object) {
  now.query = query;
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { settings, notifications, common, errors } }}>
      <NotificationChoices />
    </MessagesProvider>,
  );
}

const data = {
  choices: [{ kind: "post_failed", inApp: true, email: true }],
  replyReminder: "never",
  mail: { available: true, address: "ada@example.com" },
};

test("a refetch that fails keeps the shown choices", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data });
  expect(shown).toContain("a switch");
  expect(shown).not.toContain(settings.notifications.loadFailed);
});

test("a first fetch that fails shows the error", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data: undefined });
  expect(shown).toContain(settings.notifications.loadFailed);
});
