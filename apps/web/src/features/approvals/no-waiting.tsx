import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { BadgeCheck, CircleCheckBig, UserCheck, UsersRound, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useCan } from "~/features/shared/use-can";

const RULES = "/app/members?tab=approvals";

/** Stands in for the list while nothing waits. */
export function NothingWaits() {
  const { t } = useT("approvals");
  const canSetUp = useCan()("workspace.manage");
  return (
    <Empty
      Icon={CircleCheckBig}
      title={t("inbox.empty.title")}
      text={t("inbox.empty.text")}
      action={canSetUp && <EmptyLink href={RULES}>{t("inbox.empty.rules")}</EmptyLink>}
    />
  );
}

/** Says why nothing can wait for the reader: in a personal workspace, in one without stages, and for those who approve nothing. */
export function NoInbox({ hasStages }: { hasStages: boolean }) {
  const { t } = useT("approvals");
  const { slug } = useWorkspace();
  const canSetUp = useCan()("workspace.manage");
  if (slug === null)
    return (
      <Empty
        Icon={UsersRound}
        title={t("inbox.personal.title")}
        text={t("inbox.personal.text")}
        action={<EmptyLink href="/app/members">{t("inbox.personal.members")}</EmptyLink>}
      />
    );
  if (!hasStages)
    return (
      <Empty
        Icon={BadgeCheck}
        title={t("inbox.unused.title")}
        text={t(canSetUp ? "inbox.unused.text" : "inbox.unused.textOther")}
        action={canSetUp && <EmptyLink href={RULES}>{t("inbox.unused.rules")}</EmptyLink>}
      />
    );
  return (
    <Empty
      Icon={UserCheck}
      title={t("inbox.forbidden.title")}
      text={t("inbox.forbidden.text")}
      action={<EmptyLink href="/app/posts?whose=mine">{t("inbox.forbidden.posts")}</EmptyLink>}
    />
  );
}

type EmptyProps = { Icon: LucideIcon; title: string; text: string; action: ReactNode };

function Empty({ Icon, title, text, action }: EmptyProps) {
  return <EmptyState className="mt-5" icon={<Icon />} title={title} description={text} action={action} />;
}

function EmptyLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild>
      <LocaleLink href={href}>{children}</LocaleLink>
    </Button>
  );
}
