import { can } from "@takt/domain/workspaces/model/acts";
import type { Metadata } from "next";
import { LogScreen } from "~/features/members/log/log-screen";
import { MembersScreen } from "~/features/members/members-screen";
import { PersonalWorkspace } from "~/features/members/personal-workspace";
import { readTab } from "~/features/members/tabs";
import { getT } from "~/i18n/server";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

type Props = PageProps<"/[locale]/app/members">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { t } = await getT("members");
  const isLog = readTab((await searchParams).tab) === "log";
  return { title: isLog ? `${t("log.title")} · ${t("title")}` : t("title") };
}

/** The members of the workspace and, for those who manage it, the log of what was done in it. */
export default async function MembersPage({ searchParams }: Props) {
  const { workspace } = await requireSignedIn();
  const { name, slug } = workspace;
  if (slug === null) return <PersonalWorkspace name={name} />;
  const { tab } = await searchParams;
  if (readTab(tab) === "log" && can(workspace, "workspace.manage")) {
    const page = await ignoreErrors(trpc.workspaces.log({}));
    return <LogScreen slug={slug} start={page} />;
  }
  await Promise.all([trpc.members.list.prefetch(), trpc.members.consent.prefetch()]);
  return (
    <HydrateClient>
      <MembersScreen workspace={{ ...workspace, slug }} />
    </HydrateClient>
  );
}
