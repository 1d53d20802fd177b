"use client";

import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { UserX } from "lucide-react";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";
import { Facts } from "./facts";
import { RequestState } from "./request-state";
import { useDataRequest } from "./use-data-request";

const ITEMS = ["account", "scheduled", "linkedin", "kept"] as const;

/** Explains what the deletion of an account means, and requests it. */
export function DeletionScreen() {
  const { t } = useT("privacy");
  const requests = useDataRequest("erasure");
  return (
    <>
      <Facts title={t("deletion.happens")} items={ITEMS.map((item) => t(`deletion.items.${item}`))} />
      <section className="grid gap-2">
        <h2 className="text-base font-semibold">{t("deletion.how")}</h2>
        <p className="text-sm/6 text-pretty">{t("deletion.next")}</p>
        <p className="text-sm">
          <LocaleLink
            href="/app/data/export"
            className="inline-flex min-h-6 items-center text-primary-text underline underline-offset-3"
          >
            {t("deletion.exportFirst")}
          </LocaleLink>
        </p>
      </section>
      <RequestState requests={requests} openText={t("deletion.openText")}>
        <DeletionForm asking={requests.asking} onConfirmed={requests.ask} />
      </RequestState>
    </>
  );
}

/** Asks the user to type a word, so that nobody deletes an account by accident. */
function DeletionForm({ asking, onConfirmed }: { asking: boolean; onConfirmed: () => void }) {
  const { t } = useT("privacy");
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const word = t("deletion.word");
  const confirmed = typed.trim().toLocaleUpperCase(locale) === word;

  const submit = () => {
    if (asking) return;
    setTried(true);
    if (confirmed) onConfirmed();
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      className="grid justify-items-start gap-4 rounded-xl border border-border bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={t("deletion.confirm", { word })}
        error={tried && !confirmed && t("deletion.confirmProblem", { word })}
        className="w-full max-w-sm"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            required
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button variant="danger" type="submit" loading={asking}>
        <UserX aria-hidden />
        {t("deletion.action")}
      </Button>
    </form>
  );
}
