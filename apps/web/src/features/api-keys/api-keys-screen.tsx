"use client";

import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { Skeleton } from "@takt/ui/skeleton";
import { withVerbatim } from "@takt/ui/verbatim";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ShellUser } from "~/server/signed-in-user";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { useNow } from "../shared/time/use-clock";
import { EndedKeys } from "./ended-keys";
import type { KeyDialog } from "./key-dialogs";
import { KeyList } from "./key-list";
import { isEnded, keyStateOf } from "./key-state";
import { LazyKeyDialogs } from "./lazy-key-dialogs";
import { NeedsPlan } from "./parts/needs-plan";
import { NoKeys } from "./no-keys";
import { useHasPlan } from "./parts/use-has-plan";

const MINUTE_MS = 60_000;

type Props = {
  /** Whose keys are shown; without a slug it is the personal one. */
  workspace: Pick<ShellUser["workspace"], "name" | "slug">;
  /** Where this installation is, `https://takt.example`. */
  origin: string;
};

/** The keys by which programs act in the workspace: creates, rotates and revokes them. */
export function ApiKeysScreen({ workspace, origin }: Props) {
  const { t } = useT(["api-keys", "workspaces"]);
  const query = trpc.apiKeys.list.useQuery();
  const hasPlan = useHasPlan();
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = useSortedKeys(query.data);
  const create = (
    <Button variant="primary" onClick={() => setDialog({ kind: "create" })}>
      <Plus aria-hidden />
      {t("create.open")}
    </Button>
  );
  return (
    <div className="grid max-w-3xl gap-8">
      <Section
        headingRef={heading}
        title={
          workspace.slug === null
            ? t("headingPersonal")
            : withVerbatim(workspace.name, (name) => t("heading", { workspace: name }))
        }
        text={t("intro")}
        action={hasPlan && keys.working.length > 0 && create}
      >
        {!hasPlan && (
          <NeedsPlan title={t("plan.title")} text={t("plan.text")} textMember={t("plan.textMember")} />
        )}
        {query.data ? (
          <>
            {keys.working.length > 0 && (
              <KeyList keys={keys.working} now={keys.now} mayRotate={hasPlan} onDialog={setDialog} />
            )}
            {hasPlan && keys.working.length === 0 && <NoKeys origin={origin} action={create} />}
            <EndedKeys keys={keys.ended} now={keys.now} />
          </>
        ) : query.isError ? (
          <LoadError title={t("loadFailed")} query={query} />
        ) : (
          <Skeleton className="h-40 rounded-xl" />
        )}
      </Section>
      <LazyKeyDialogs
        dialog={dialog}
        origin={origin}
        onClose={() => setDialog(null)}
        // The dialog first gives the focus back to a button that may be gone.
        onChanged={() => setTimeout(() => heading.current?.focus())}
      />
    </div>
  );
}

/** The keys that work and those that have ended, as of now. */
function useSortedKeys(keys: readonly ApiKeyView[] = []) {
  const now = useNow(MINUTE_MS);
  const hasEnded = (key: ApiKeyView) => isEnded(keyStateOf(key, now));
  return { now, working: keys.filter((key) => !hasEnded(key)), ended: keys.filter(hasEnded) };
}
