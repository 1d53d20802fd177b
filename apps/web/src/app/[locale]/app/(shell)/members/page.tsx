import { can } from "@takt/domain/workspaces/model/acts";
import type { Metadata } from "next";
import { BrandScreen } from "~/features/brand/brand-screen";
import { ApprovalsScreen } from "~/features/members/approvals/approvals-screen";
import { LogScreen } from "~/features/members/log/log-screen";
import { MembersTabs } from "~/features/members/members-tabs";
import { MembersScreen } from "~/features/members/members-screen";
import { PersonalWorkspace } from "~/features/members/personal-workspace";
import { type MembersTab, readTab } from "~/features/members/tabs";
import { PageHead } from "~/features/shared/page-head";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

type Props = PageProps<"/[locale]/app/members">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { t } = await getT(["members", "approvals", "brand"]);
  const names: Record<MembersTab, string | null> = {
    members: null,
    approvals: t("approvals:rules.title"),
    brand: t("brand:title"),
    log: t("log.title"),
  };
  const name = names[readTab((await searchParams).tab)];
  return { title: name ? `${name} · ${t("title")}` : t("title") };
}

/** The members of the workspace, how it approves posts and, for those who manage it, its brand and the log of what was done in it. */
export default async function MembersPage({ searchParams }: Props) {
  const { workspace } = await requireSignedIn();
  const { name, slug } = workspace;
  if (slug === null) return <PersonalWorkspace name={name} />;
  const tab = readTab((await searchParams).tab);
  if (tab === "log" && can(workspace, "workspace.manage")) {
    const page = await ignoreErrors(trpc.workspaces.log({}));
    return <LogScreen workspace={{ ...workspace, slug }} start={page} />;
  }
  if (tab === "brand" && can(workspace, "workspace.manage")) {
    const { t } = await getT("members");
    await trpc.brand.get.prefetch();
    return (
      <HydrateClient>
        <div className="grid gap-5">
          <PageHead title={t("title")} />
          <MembersTabs tab={tab} workspace={workspace} />
          <BrandScreen workspace={{ ...workspace, slug }} />
        </div>
      </HydrateClient>
    );
  }
  if (tab === "approvals") {
    await Promise.all([trpc.approvals.rules.prefetch(), trpc.members.list.prefetch()]);
    return (
      <HydrateClient>
        <ApprovalsScreen workspace={{ ...workspace, slug }} />
      </HydrateClient>
    );
  }
  await Promise.all([trpc.members.list.prefetch(), trpc.members.consent.prefetch()]);
  return (
    <HydrateClient>
      <MembersScreen workspace={{ ...workspace, slug }} />
    </HydrateClient>
  );
}
