import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { Fact } from "../shared/fact";
import { useDays } from "../analytics/parts/use-metric-list";
import { ImportSample } from "./import-sample";
import { RefusedRows } from "./refused-rows";
import type { Import } from "./use-imports";

type Props = {
  run: Import;
  /** Whether it follows an upload of now, not a reload. */
  takesFocus: boolean;
  onEnded: () => Promise<unknown>;
};

/** The contents recognised in a file, and their effect: nothing is written before the member says yes. */
export function ImportProposal({ run, takesFocus, onEnded }: Props) {
  const { t } = useT("sync");
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useAction(trpc.sync.confirmImport.useMutation().mutateAsync, { refresh: onEnded });
  const discard = useAction(trpc.sync.discardImport.useMutation().mutateAsync, { refresh: onEnded });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [run.id, takesFocus]);
  const { preview } = run;
  if (!preview) return null;
  const isEmpty = preview.posts + preview.days === 0;
  return (
    <Section title={t("proposal.title")} text={t("proposal.text")} headingRef={heading}>
      <div className="grid gap-4" data-testid="import-proposal">
        <ProposalFacts run={run} preview={preview} />
        {isEmpty ? (
          <p className="text-sm text-pretty">{t("proposal.empty")}</p>
        ) : (
          <ImportSample preview={preview} />
        )}
        {run.refused > 0 && <RefusedRows run={run} />}
        <div className="flex flex-wrap gap-2">
          {!isEmpty && (
            <Button
              variant="primary"
              loading={confirm.isRunning}
              disabled={discard.isRunning}
              onClick={() => void confirm.run({ id: run.id })}
            >
              {t("proposal.confirm")}
            </Button>
          )}
          <Button
            loading={discard.isRunning}
            disabled={confirm.isRunning}
            onClick={() => void discard.run({ id: run.id })}
          >
            {t("proposal.discard")}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** The kind of file, its range, its rows, and what would be new, updated and skipped, and why. */
function ProposalFacts({ run, preview }: { run: Import; preview: NonNullable<Import["preview"]> }) {
  const { t } = useT("sync");
  const { long } = useDays();
  const { posts, days, newDays, from, to } = preview;
  return (
    <dl className="grid gap-1.5 text-sm">
      <Fact name={t("proposal.file")}>{run.fileName}</Fact>
      <Fact name={t("proposal.kind")}>
        {t(run.source === "archive_file" ? "proposal.archive_file" : "proposal.analytics_file")}
      </Fact>
      {from !== null && to !== null && (
        <Fact name={t("proposal.range")}>{t("proposal.rangeText", { from: long(from), to: long(to) })}</Fact>
      )}
      <Fact name={t("proposal.rows")}>{run.total}</Fact>
      {posts > 0 && (
        <>
          <Fact name={t("proposal.created")}>{run.created}</Fact>
          <Fact name={t("proposal.updated")}>{run.updated}</Fact>
          <Fact name={t("proposal.skipped")}>{run.skipped}</Fact>
        </>
      )}
      {days > 0 && (
        <Fact name={t("proposal.days")}>
          {t("proposal.daysText", { new: newDays, known: days - newDays })}
        </Fact>
      )}
    </dl>
  );
}
