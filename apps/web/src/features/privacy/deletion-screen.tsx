"use client";

import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";
import { DeletionForm } from "./deletion-form";
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
