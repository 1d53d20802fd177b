import { PING, type WebhookEvent } from "@takt/domain/webhooks/model/webhook-events";
import { useT } from "~/i18n/use-t";

/** A dot parts the levels of a text’s key. */
const KEYS = {
  "post.scheduled": "postScheduled",
  "post.published": "postPublished",
  "post.failed": "postFailed",
  "post.unconfirmed": "postUnconfirmed",
  "post.changed": "postChanged",
  "comment.published": "commentPublished",
  "approval.requested": "approvalRequested",
  "approval.given": "approvalGiven",
  "approval.voided": "approvalVoided",
  "connection.expiring": "connectionExpiring",
  "connection.invalid": "connectionInvalid",
  "metrics.updated": "metricsUpdated",
} as const satisfies Record<WebhookEvent, string>;

/** The events in the order in which they can be chosen. */
export const EVENT_GROUPS = {
  posts: [
    "post.scheduled",
    "post.published",
    "post.failed",
    "post.unconfirmed",
    "post.changed",
    "comment.published",
  ],
  approvals: ["approval.requested", "approval.given", "approval.voided"],
  linkedin: ["connection.expiring", "connection.invalid", "metrics.updated"],
} as const satisfies Record<string, readonly WebhookEvent[]>;

/** Returns a function that says what an event is: in a few words, and in a sentence. */
export function useEventText(): (event: WebhookEvent) => { name: string; hint: string } {
  const { t } = useT("webhooks");
  return (event) => ({ name: t(`events.${KEYS[event]}.name`), hint: t(`events.${KEYS[event]}.hint`) });
}

/** Returns a function that names the type of a delivery; one of a later version is named as it is sent. */
export function useTypeText(): (type: string) => string {
  const { t } = useT("webhooks");
  const eventText = useEventText();
  return (type) => {
    if (type === PING) return t("events.ping");
    return isEvent(type) ? eventText(type).name : type;
  };
}

const isEvent = (type: string): type is WebhookEvent => type in KEYS;
