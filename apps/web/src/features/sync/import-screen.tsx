"use client";

import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { useAnnounce } from "@takt/ui/use-announce";
import { trpc } from "~/trpc/react";
import { PageHead } from "../shared/page-head";
import { FileSteps } from "./file-steps";
import { ImportList } from "./import-list";
import { ImportProposal } from "./import-proposal";
import { ImportUpload } from "./import-upload";
import { isActive, useImports } from "./use-imports";

/** How to get the two files from LinkedIn, where to put them, and what came of those before. */
export function ImportScreen() {
  const { t } = useT("sync");
  const utils = trpc.useUtils();
  const { announce, region } = useAnnounce();
  const query = useImports(({ fileName, status }) => {
    announce(t(status === "done" ? "announce.done" : "announce.failed", { name: fileName ?? "" }));
    // Posts, figures and the connection may all be others now.
    void utils.invalidate();
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasUploaded, setUploaded] = useState(false);
  const proposed = query.data?.find(({ status }) => status === "proposed");
  return (
    <div className="grid gap-5">
      {region}
      <PageHead title={t("title")} headingRef={heading} />
      <p className="max-w-[68ch] text-pretty text-muted-fg">{t("intro")}</p>
      <div className="grid max-w-3xl gap-x-10 gap-y-7 xl:max-w-none xl:grid-cols-2 xl:items-start xl:[&>:nth-child(2)]:border-t-0 xl:[&>:nth-child(2)]:pt-0">
        <FileSteps kind="archive" />
        <FileSteps kind="analytics" />
        {proposed ? (
          <ImportProposal
            run={proposed}
            takesFocus={hasUploaded}
            onEnded={async () => {
              await query.refetch();
              // The focused button is gone.
              heading.current?.focus();
            }}
          />
        ) : (
          <ImportUpload
            isBusy={query.data?.some(isActive) ?? false}
            onStarted={() => {
              setUploaded(true);
              return query.refetch();
            }}
          />
        )}
        <ImportList query={query} />
      </div>
    </div>
  );
}
