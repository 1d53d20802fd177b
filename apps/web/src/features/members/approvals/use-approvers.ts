import type { MemberView } from "@takt/domain/members/model/member-view";
import { can } from "@takt/domain/workspaces/model/acts";
import { useMemo } from "react";
import { trpc } from "~/trpc/react";

/** The members whose role approves, and the query that they are from. */
export function useApprovers() {
  const query = trpc.members.list.useQuery();
  const members = query.data?.members;
  const approvers: MemberView[] | undefined = useMemo(
    () => members?.filter((member) => can({ role: member.role }, "posts.approve")),
    [members],
  );
  return { query, approvers };
}
