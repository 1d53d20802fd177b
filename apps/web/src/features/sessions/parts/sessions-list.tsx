"use client";

import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { trpc } from "~/trpc/react";
import { LoadError } from "~/features/shared/load-error";
import { useErrorText } from "~/features/shared/use-error-text";
import { SessionRow } from "../session-row";
import { useEndSessions } from "../use-end-sessions";

type Which = "others" | "all";

/** The user's sessions, and the buttons to end them. */
export function SessionsList() {
  const { t } = useT(["settings", "common"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Which | null>(null);
  const query = trpc.sessions.list.useQuery(undefined, { refetchOnWindowFocus: true });
  const end = useEndSessions({
    onEndedOthers: () => setAsking(null),
    onGone: () => heading.current?.focus(),
  });
  const ask = (which: Which) => {
    end.all.reset();
    setAsking(which);
  };
  const others = query.data?.filter(({ current }) => !current) ?? [];
  return (
    <section aria-labelledby="sessions" className="grid gap-2">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="text-base font-semibold outline-hidden">
        {t("privacy.sessions")}
      </h2>
      <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{t("privacy.sessionsText")}</p>
      {query.isPending ? (
        <Skeleton className="mt-1 h-20 rounded-xl" />
      ) : query.isError ? (
        <LoadError title={t("privacy.loadFailed")} query={query} className="mt-1" />
      ) : (
        <>
          <ul className="mt-1 divide-y divide-border rounded-xl border border-border bg-surface">
            {query.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={end.one.running.some(({ id }) => id === session.id)}
                onEnd={() => (session.current ? end.here() : void end.one.run({ id: session.id }))}
              />
            ))}
          </ul>
          <div className="mt-1 flex flex-wrap gap-2">
            {others.length > 0 && <Button onClick={() => ask("others")}>{t("privacy.endOthers")}</Button>}
            <Button onClick={() => ask("all")}>{t("privacy.endAll")}</Button>
          </div>
        </>
      )}
      <EndAllDialog
        asking={asking}
        onCancel={() => setAsking(null)}
        loading={end.all.isPending}
        error={end.all.error}
        onEnd={(which) => end.all.mutate({ others: which === "others" })}
      />
    </section>
  );
}

type EndAllDialogProps = {
  /** The open question, or null. */
  asking: Which | null;
  loading: boolean;
  /** The error of the last attempt. */
  error: unknown;
  onCancel: () => void;
  onEnd: (which: Which) => void;
};

/** Asks before signing out on several devices at once. */
function EndAllDialog({ asking, loading, error, onCancel, onEnd }: EndAllDialogProps) {
  const { t } = useT(["settings", "common"]);
  const errorText = useErrorText();
  const which = asking ?? "others";
  return (
    <AlertDialog
      open={asking !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t(`privacy.ask.${which}.title`)}
      description={<p>{t(`privacy.ask.${which}.text`)}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t(`privacy.ask.${which}.action`)}
      tone="danger"
      loading={loading}
      onAction={() => onEnd(which)}
    >
      {error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {errorText(error)}
        </p>
      )}
    </AlertDialog>
  );
}
