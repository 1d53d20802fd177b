import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { trpc } from "~/trpc/react";

/** How many seats are free, where several addresses take more; null where they do not. Who is invited already takes none. */
export function useMissingSeats(emails: readonly string[]): number | null {
  const { data } = trpc.members.list.useQuery();
  if (!data || emails.length < 2) return null;
  const open = data.invitations.filter(({ isExpired }) => !isExpired);
  const free = Math.max(0, WORKSPACE_LIMITS.members - data.members.length - open.length);
  const invited = new Set(open.map(({ email }) => email.toLowerCase()));
  const wanted = emails.filter((email) => !invited.has(email.toLowerCase())).length;
  return wanted > free ? free : null;
}
