import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc, type RouterInputs } from "~/trpc/react";
import { ExtendDialog } from "./extend-dialog";
import { NoteDialog } from "./note-dialog";
import { useRequestAction, type QueuedRequest } from "./use-request-action";

type Outcome = RouterInputs["dataRequests"]["close"]["outcome"];
type Asked = Outcome | "extend" | "note";

/** The operator's actions on a request: closing it after a question, extending it, or noting something. */
export function RequestActions({ request, onClosed }: { request: QueuedRequest; onClosed: () => void }) {
  const { t } = useT("operator");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { reference, closedAt, extension } = request;
  const close = () => setAsked(null);
  const offered: Asked[] = closedAt
    ? ["note"]
    : ["done", ...(extension ? ["extend" as const] : []), "note", "withdrawn"];
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((action) => (
        <Button
          key={action}
          size="sm"
          aria-label={t(`requests.${action}.one`, { reference })}
          onClick={() => setAsked(action)}
        >
          {t(`requests.${action}.action`)}
        </Button>
      ))}
      {(["done", "withdrawn"] as const).map((outcome) => (
        <CloseDialog
          key={outcome}
          request={request}
          outcome={outcome}
          open={asked === outcome}
          onClose={close}
          onDone={onClosed}
        />
      ))}
      <ExtendDialog request={request} open={asked === "extend"} onClose={close} />
      <NoteDialog request={request} open={asked === "note"} onClose={close} />
    </div>
  );
}

type CloseProps = {
  request: QueuedRequest;
  outcome: Outcome;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
};

function CloseDialog({ request, outcome, open, onClose, onDone }: CloseProps) {
  const { t } = useT("operator");
  const { t: common } = useT("common");
  const { id, reference, state } = request;
  const close = useRequestAction(trpc.dataRequests.close.useMutation().mutateAsync, {
    request,
    done: t(`requests.${outcome}.toast`, { reference }),
    onDone() {
      onClose();
      onDone();
    },
  });
  const unverified = outcome === "done" && state === "unverified";
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`requests.${outcome}.title`, { reference })}
      description={<p>{unverified ? t("requests.done.textUnverified") : t(`requests.${outcome}.text`)}</p>}
      cancelLabel={common("cancel")}
      actionLabel={t(`requests.${outcome}.action`)}
      loading={close.isRunning}
      onAction={() => void close.run({ id, outcome })}
    />
  );
}
