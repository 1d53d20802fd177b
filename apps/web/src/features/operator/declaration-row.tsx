import { formatCalendarDay } from "@takt/domain/shared/format-day";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc, type RouterInputs, type RouterOutputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";

type Declaration = RouterOutputs["contracts"]["list"]["declarations"][number];

/** One declaration with all that was declared, and how to close it. */
export function DeclarationRow({ declaration }: { declaration: Declaration }) {
  const { t } = useT("operator");
  const { dateTime } = useClock();
  const locale = useLocale();
  const { reference, state, outcome, user, reason, wantedOn } = declaration;
  const why = outcome
    ? t(`notices.outcome.${outcome}`)
    : state === "unconfirmed" || state === "confirmed"
      ? t(`notices.state.${state}`)
      : null;
  const details = [
    t("notices.contract", { contract: declaration.contract }),
    wantedOn && t("notices.wantedOn", { day: formatCalendarDay(wantedOn, locale) }),
    reason && t("notices.reason", { reason }),
    user && t("notices.account", { account: user.name ?? user.email ?? user.id }),
  ].filter(Boolean);
  return (
    <li className="grid gap-3 rounded-xl border border-border bg-surface p-4 text-sm">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">
          {t(`notices.kind.${declaration.declarationKind}`)} {reference}: {declaration.name},{" "}
          {declaration.email}
        </p>
        <p className="text-caption text-muted-fg">
          {t("notices.received", { time: dateTime(declaration.receivedAt) })} · {why}
        </p>
        {details.map((line) => (
          <p key={line} className="text-caption whitespace-pre-line wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <CloseDeclaration declaration={declaration} />
    </li>
  );
}

/** Closes a declaration: with the day on which the contract ends, which its author is told, or as answered. */
function CloseDeclaration({ declaration: { id, reference } }: { declaration: Declaration }) {
  const { t } = useT("operator");
  const [endsOn, setEndsOn] = useState("");
  const [tried, setTried] = useState(false);
  const { contracts } = trpc.useUtils();
  const { mutateAsync } = trpc.contracts.answer.useMutation();
  const close = useAction((answer: RouterInputs["contracts"]["answer"]) => mutateAsync(answer), {
    done: () => ({ title: t("notices.closed", { reference }) }),
    failed: () => t("notices.closeFailed", { reference }),
    refresh: () => contracts.list.invalidate(),
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (endsOn !== "") void close.run({ id, outcome: "cancelled", endsOn });
      }}
    >
      <Field
        label={t("notices.endsOn")}
        error={tried && endsOn === "" && t("notices.pickDay")}
        className="max-w-60"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={endsOn}
            onChange={(event) => setEndsOn(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 sm:mt-6.5">
        <Button type="submit" loading={close.isRunning} aria-label={t("notices.cancelledOne", { reference })}>
          {t("notices.cancelled")}
        </Button>
        <Button
          disabled={close.isRunning}
          aria-label={t("notices.answeredOne", { reference })}
          onClick={() => void close.run({ id, outcome: "answered" })}
        >
          {t("notices.answered")}
        </Button>
      </div>
    </form>
  );
}
