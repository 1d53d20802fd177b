import type { ListedWorkspace } from "@takt/domain/workspaces/model/workspace-view";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { verbatim } from "@takt/ui/verbatim";
import { useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useReopen } from "../use-reopen";

/** The workspaces that the reader has closed, each with until when it can be opened again; nothing where there is none. */
export function ClosedWorkspaces() {
  const { t } = useT("workspaces");
  // They come with the page, as the switcher's.
  const { data: workspaces = [] } = trpc.workspaces.list.useQuery();
  const closed = workspaces.filter(({ closedUntil }) => closedUntil !== null);
  if (closed.length === 0) return null;
  return (
    <Section title={t("closed.title")} text={t("closed.text")} className="max-w-4xl">
      <ul aria-label={t("closed.title")} className="divide-y divide-border">
        {closed.map((workspace) => (
          <ClosedRow key={workspace.id} workspace={workspace} />
        ))}
      </ul>
    </Section>
  );
}

function ClosedRow({ workspace: { id, name, closedUntil } }: { workspace: ListedWorkspace }) {
  const { t } = useT("workspaces");
  const when = useWhen();
  const { run, isRunning } = useReopen();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56">
        <p {...verbatim} className="text-sm font-medium wrap-anywhere">
          {name}
        </p>
        {closedUntil && (
          <p className="text-caption text-pretty text-muted-fg">
            {t("closed.until", { time: when(closedUntil) })}
          </p>
        )}
      </div>
      <Button
        loading={isRunning}
        aria-label={t("closed.reopenOf", { workspace: name })}
        onClick={() => void run({ id })}
      >
        {t("closed.reopen")}
      </Button>
    </li>
  );
}
