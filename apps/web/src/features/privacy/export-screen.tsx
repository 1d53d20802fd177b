"use client";

import { Button } from "@takt/ui/button";
import { FileDown } from "lucide-react";
import { useT } from "next-i18next/client";
import { useMe } from "../shared/use-me";
import { Facts } from "./facts";
import { RequestState } from "./request-state";
import { useDataRequest } from "./use-data-request";

const ITEMS = ["account", "posts", "planning", "messages", "connection"] as const;

/** Explains what a copy of the user's data contains, and requests it. */
export function ExportScreen() {
  const { t } = useT("privacy");
  const { email } = useMe();
  const requests = useDataRequest("access");
  return (
    <>
      <Facts title={t("export.contents")} items={ITEMS.map((item) => t(`export.items.${item}`))} />
      <section className="grid gap-2">
        <h2 className="text-base font-semibold">{t("export.how")}</h2>
        <p className="text-sm/6 text-pretty break-words">
          {email ? t("export.next", { address: email }) : t("export.nextNoAddress")}
        </p>
      </section>
      <RequestState requests={requests} openText={t("export.openText")}>
        <div>
          <Button variant="primary" loading={requests.asking} onClick={requests.ask}>
            <FileDown aria-hidden />
            {t("export.action")}
          </Button>
        </div>
      </RequestState>
    </>
  );
}
