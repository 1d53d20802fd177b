"use client";

import { Callout } from "@takt/ui/callout";
import { Skeleton } from "@takt/ui/skeleton";
import { MailX } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { ChoiceSwitch } from "./choice-switch";
import { ReplyReminderChoice } from "./reply-reminder-choice";

/** The notification settings: a row per kind, a switch per channel, and when the member is reminded to reply. */
export function NotificationChoices() {
  const { t } = useT(["settings", "notifications"]);
  const query = trpc.notifications.choices.useQuery();
  if (query.isPending) return <Skeleton className="h-72 rounded-xl" />;
  if (!query.data) return <LoadError title={t("notifications.loadFailed")} query={query} />;
  const { choices, replyReminder, mail } = query.data;
  const noMail = !mail.available ? "noServer" : !mail.address ? "noAddress" : null;
  return (
    <section className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted-fg">{t("notifications.text")}</p>
      {noMail && (
        <Callout tone="amber" icon={<MailX aria-hidden />}>
          <p>{t(`notifications.${noMail}`)}</p>
        </Callout>
      )}
      <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-xl border border-border bg-surface text-sm">
        <thead>
          <tr className="text-start text-caption text-muted-fg">
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              {t("notifications.kind")}
            </th>
            <th scope="col" className="w-24 px-2 py-2.5 text-start font-medium sm:w-36">
              {t("notifications.inApp")}
            </th>
            <th scope="col" className="w-24 px-2 py-2.5 text-start font-medium sm:w-36">
              {t("notifications.email")}
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ kind, inApp, email }) => (
            <tr key={kind}>
              <th scope="row" className="border-t border-border px-4 py-3 text-start font-medium">
                {t(`notifications:kinds.${kind}.choice`)}
                <span className="block text-caption font-normal text-muted-fg">
                  {t(`notifications:kinds.${kind}.hint`)}
                </span>
              </th>
              <td className="border-t border-border px-2 py-3 align-top">
                <ChoiceSwitch kind={kind} channel="inApp" saved={inApp} />
              </td>
              <td className="border-t border-border px-2 py-3 align-top">
                <ChoiceSwitch kind={kind} channel="email" saved={email} disabled={noMail !== null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="rounded-xl border border-border bg-surface">
        <ReplyReminderChoice saved={replyReminder} />
      </div>
      {mail.available && mail.address && (
        <p className="text-caption text-muted-fg">{t("notifications.address", { address: mail.address })}</p>
      )}
    </section>
  );
}
