import type { Messages } from "@takt/i18n/namespaces";
import { toWorkspacePath } from "~/features/shared/navigation/workspace-path";

export type InvitationTexts = Messages["members"]["invitation"];

/** Why an invitation cannot be accepted, by the code. */
export type Refusals = Readonly<Record<string, string>>;

/** Where who has joined a workspace enters it: a newcomer's onboarding comes first (app/auth/callback). */
export function toEntrance(slug: string): string {
  return `/auth/callback?${new URLSearchParams({ return: toWorkspacePath(slug, "/app") }).toString()}`;
}
