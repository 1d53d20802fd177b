import type { ProcedureCase } from "./procedure-case";

const WEBHOOK =
  "id url name events by by.name by.isSelf createdAt state restReason oldSecretEnds pending failed lastDeliveredAt".split(
    " ",
  );
const WEBHOOKS = WEBHOOK.map((key) => `[].${key}`);
const NEW_SECRET = ["id", "secret", "webhooks", ...WEBHOOK.map((key) => `webhooks[].${key}`)];
const DELIVERY = "id messageId type postId occurredAt state tries nextTryAt lastStatus".split(" ");
const ATTEMPT = ["id", "sentAt", "tookMs", "status", "failure", "response"];

/** In the workspace of a team, whose owner has the plan. */
const inTeam = { within: "team", plan: "enterprise" } as const;

export const WEBHOOK_CASES: Record<string, ProcedureCase> = {
  "webhooks.list": { ...inTeam, output: WEBHOOKS },
  "webhooks.create": {
    ...inTeam,
    input: () => ({ url: "https://hooks.example.com/new", name: "", events: ["post.failed"] }),
    output: NEW_SECRET,
  },
  "webhooks.update": {
    ...inTeam,
    input: ({ webhook }) => ({ id: webhook.id, name: "Weekly", isPaused: true }),
    output: WEBHOOKS,
  },
  "webhooks.delete": { ...inTeam, input: ({ webhook }) => ({ id: webhook.id }), output: [] },
  "webhooks.rotate": { ...inTeam, input: ({ webhook }) => ({ id: webhook.id }), output: NEW_SECRET },
  "webhooks.test": { ...inTeam, input: ({ webhook }) => ({ id: webhook.id }), output: ["deliveryId"] },
  "webhooks.deliveries": {
    ...inTeam,
    input: ({ webhook }) => ({ id: webhook.id, state: "failed" }),
    output: ["deliveries", "nextCursor", ...DELIVERY.map((key) => `deliveries[].${key}`)],
  },
  "webhooks.delivery": {
    ...inTeam,
    input: ({ delivery }) => ({ id: delivery.id }),
    output: [...DELIVERY, "body", "attempts", ...ATTEMPT.map((key) => `attempts[].${key}`)],
  },
  "webhooks.replay": { ...inTeam, input: ({ delivery }) => ({ id: delivery.id }), output: DELIVERY },
  "webhooks.replayFailed": {
    ...inTeam,
    input: ({ webhook }) => ({ id: webhook.id, since: new Date(0) }),
    output: ["count"],
  },
};
