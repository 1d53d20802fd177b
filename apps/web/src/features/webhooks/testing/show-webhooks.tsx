import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import topics from "@takt/i18n/messages/en/topics.json";
import webhooks from "@takt/i18n/messages/en/webhooks.json";
import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { Suspense } from "react";
import { type DocumentWorkspace, WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame } from "~/testing/app-frame";
import { WebhooksScreen } from "../webhooks-screen";

const ME = { id: "u", zone: "Europe/Berlin", hourCycle: "h23", locale: "en" };
const TEAM: DocumentWorkspace = { slug: "studio", role: "owner" };

/** An active webhook of the user, by its name, which is its id, too. */
export const webhook = (name: string, changes: Partial<WebhookView> = {}): WebhookView => ({
  id: name,
  url: "https://hooks.example.com/takt",
  name,
  events: ["post.published", "post.failed"],
  by: { name: "Ada", isSelf: true },
  createdAt: new Date("2026-11-20T08:00:00Z"),
  state: "open",
  restReason: null,
  oldSecretEnds: null,
  pending: 0,
  failed: 0,
  lastDeliveredAt: null,
  ...changes,
});

type Call = { path: string; input: unknown };
type Options = {
  webhooks?: WebhookView[];
  workspace?: DocumentWorkspace;
  /** The query string, such as `?webhook=CRM`. */
  place?: string;
  /** The heading that is waited for. */
  heading?: string | RegExp;
  /** The server's answers to all procedures but the list. */
  answer?: (call: Call) => unknown;
};

/** Renders the screen of webhooks; returns the calls that were sent, and the heading. */
export async function showWebhooks({
  webhooks: listed = [],
  workspace = TEAM,
  place = "",
  heading = /^(Webhooks of|Deliveries to) /,
  answer,
}: Options = {}) {
  const calls: Call[] = [];
  const server = (call: Call) => {
    if (call.path === "users.me") return ME;
    if (call.path === "plans.usage") return { plan: "enterprise" };
    if (call.path === "webhooks.list") return listed;
    calls.push(call);
    return answer?.(call);
  };
  render(
    <NuqsTestingAdapter hasMemory searchParams={place}>
      <WorkspaceProvider workspace={workspace}>
        <Suspense>
          <WebhooksScreen workspace={{ name: "Studio", slug: workspace.slug }} />
        </Suspense>
      </WorkspaceProvider>
    </NuqsTestingAdapter>,
    { wrapper: appFrame({ texts: { webhooks, common, errors, topics }, server }) },
  );
  return { calls, heading: await screen.findByRole("heading", { level: 2, name: heading }) };
}
