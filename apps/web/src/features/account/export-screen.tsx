"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { SignInAgainCallout } from "../sessions/parts/sign-in-again-callout";
import { signOutToReturn } from "../sessions/parts/sign-out-button";
import { LoadError } from "../shared/load-error";
import { ExportState } from "./export-state";
import { CheckedList } from "./checked-list";
import { OpenRequests } from "./open-requests";
import { useExport } from "./use-export";

const ITEMS = ["account", "posts", "figures", "files", "readme"] as const;

/** Explains what a copy of the user's data contains, and writes, shows and offers it. */
export function ExportScreen() {
  const { t } = useT("account");
  const exported = useExport();
  const { query } = exported;
  return (
    <>
      {query.isPending ? (
        <Skeleton className="h-28 rounded-xl" />
      ) : query.data === undefined ? (
        <LoadError title={t("loadFailed")} query={query} />
      ) : (
        <>
          {exported.needsSignIn && <StaleCallout />}
          <ExportState exported={exported} />
        </>
      )}
      <CheckedList title={t("export.contents")} items={ITEMS.map((item) => t(`export.items.${item}`))} />
      <OpenRequests />
    </>
  );
}

/** Asks the user to sign in again before an export, and to come back then. */
function StaleCallout() {
  const { t } = useT("account");
  const texts = {
    title: t("export.signIn.title"),
    text: t("export.signIn.text"),
    action: t("export.signIn.action"),
  };
  return <SignInAgainCallout texts={texts} onSignOut={signOutToReturn} />;
}
