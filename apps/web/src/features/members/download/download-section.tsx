import { can } from "@takt/domain/workspaces/model/acts";
import { Section } from "@takt/ui/section";
import { useT } from "~/i18n/use-t";
import type { CurrentWorkspace } from "../current-workspace";
import { DownloadLink } from "./download-link";

/** Where who manages the workspace saves all that is in it; nothing to everybody else. */
export function DownloadSection({ workspace }: { workspace: CurrentWorkspace }) {
  const { t } = useT("workspaces");
  if (!can(workspace, "workspace.manage")) return null;
  return (
    <Section title={t("download.heading")} text={t("download.text")}>
      <div className="flex flex-wrap gap-2">
        <DownloadLink workspace={workspace} what="archive" label={t("download.all")} />
        <DownloadLink workspace={workspace} what="posts" label={t("download.posts")} />
      </div>
    </Section>
  );
}
