import { v7 } from "uuid";
import { API_KEY_CASES } from "./api-key-cases";
import { CALENDAR_FEED_CASES } from "./calendar-feed-cases";
import { OAUTH_CASES } from "./oauth-cases";
import type { ProcedureCase } from "./procedure-case";
import { WEBHOOK_CASES } from "./webhook-cases";

const WORKSPACE = ["id", "name", "slug", "role"];
const CHOSEN_BRAND = {
  name: "Studio North",
  primaryColor: "#7a1f5c",
  secondaryColor: "#0f4c81",
  senderName: "Studio North",
  footer: "Studio North, 12 Harbour Street, Kiel",
  poweredBy: false,
};
const BRAND = [...Object.keys(CHOSEN_BRAND), "logo"];

export const WORKSPACE_CASES: Record<string, ProcedureCase> = {
  ...API_KEY_CASES,
  ...CALENDAR_FEED_CASES,
  ...WEBHOOK_CASES,
  ...OAUTH_CASES,
  "activity.team": {
    within: "team",
    output: [
      "kind",
      "at",
      "by",
      "by.name",
      "by.image",
      "by.isSelf",
      "via",
      "post",
      "post.id",
      "post.excerpt",
    ].map((key) => `[].${key}`),
  },
  "brand.get": { within: "team", output: BRAND },
  "brand.change": {
    within: "team",
    plan: "enterprise",
    input: () => CHOSEN_BRAND,
    nullable: Object.keys(CHOSEN_BRAND),
    output: BRAND,
  },
  "brand.removeLogo": { within: "team", plan: "enterprise", output: BRAND },
  "workspaces.list": { output: [...WORKSPACE, "closedUntil"].map((key) => `[].${key}`) },
  "workspaces.create": {
    plan: "enterprise",
    input: () => ({ id: v7(), name: "Studio" }),
    output: WORKSPACE,
  },
  "posts.workspace": { input: ({ draft }) => ({ id: draft.id }), output: ["slug"] },
  "workspaces.close": { within: "team", output: ["posts", "closedUntil"] },
  "workspaces.reopen": { input: ({ closed }) => ({ id: closed.id }), output: WORKSPACE },
  "workspaces.rename": { input: () => ({ name: "Renamed" }), output: WORKSPACE },
};
