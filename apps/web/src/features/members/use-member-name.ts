import type { MemberView } from "@takt/domain/members/model/member-view";
import { useCallback } from "react";
import { useT } from "~/i18n/use-t";

type Named = Pick<MemberView, "name" | "email">;

/** Returns a function that names a member, by their address where they have no name. */
export function useMemberName(): (member: Named) => string {
  const { t } = useT("members");
  return useCallback(({ name, email }) => name ?? email ?? t("unnamed"), [t]);
}
