import { Logo } from "@takt/ui/logo";
import { Hourglass } from "lucide-react";
import { getT } from "~/i18n/server";
import type { ShellUser } from "~/server/signed-in-user";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { SignOutButton } from "../sessions/parts/sign-out-button";
import { LanguageLinks } from "../shared/language-links";
import { formatDay } from "../shared/time/format-date-time";
import { AccountLink } from "./account-link";
import { CheckedList } from "./checked-list";
import { KeepAccount } from "./keep-account";

type Props = { user: ShellUser; deletion: NonNullable<ShellUser["deletion"]> };

/** The page of a user who has asked for the deletion of their account and signs in again: until when they can keep it. */
export async function PendingDeletion({ user, deletion }: Props) {
  const { t, lng } = await getT(["account", "common"]);
  const day = (at: Date) => formatDay(at, user.zone, lng);
  const items = (["content", "posts", "linkedin", "subscription"] as const).map((item) =>
    t(`pending.items.${item}`),
  );
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="flex items-center justify-between px-5 py-4 sm:px-8">
        <Logo name={t("common:product")} />
        <SignOutButton label={t("pending.signOut")} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[640px] content-start gap-5 px-4 py-6 outline-hidden sm:py-10"
      >
        <section className="grid gap-6 rounded-2xl border border-border bg-surface p-5 sm:p-8">
          <div>
            <span
              aria-hidden
              className="mb-5 grid size-11 place-items-center rounded-full bg-warning-soft text-warning-soft-fg"
            >
              <Hourglass className="size-5" />
            </span>
            <h1 className="text-2xl/8 text-balance">{t("pending.heading", { date: day(deletion.dueAt) })}</h1>
            <p className="mt-3 text-base/6 text-pretty text-muted-fg">
              {t("pending.text", { requested: day(deletion.requestedAt) })}
            </p>
          </div>
          <CheckedList title={t("pending.stays")} items={items} />
          <div>
            <KeepAccount />
          </div>
        </section>
        <p className="px-1 text-sm">
          <AccountLink href="/app/data/export">{t("pending.export")}</AccountLink>
        </p>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LanguageLinks locale={lng} path="/app" />
          <FeedbackButton variant="link" />
        </div>
        <ContractLinks />
      </footer>
    </div>
  );
}
