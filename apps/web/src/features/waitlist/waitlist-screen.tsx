import { Logo } from "@takt/ui/logo";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { Hourglass, ShieldX } from "lucide-react";
import { getT } from "~/i18n/server";
import type { ShellUser } from "~/server/signed-in-user";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { SignOutButton } from "../sessions/parts/sign-out-button";
import { LanguageLinks } from "../shared/language-links";
import { LocaleLink } from "../shared/locale-link";
import { formatDay } from "../shared/time/format-date-time";
import { CheckStatus } from "./check-status";
import { JoinButton } from "./join-button";
import { Rejection } from "./rejection";
import { WaitlistDraft } from "./waitlist-draft";

const LINK =
  "inline-flex min-h-6 items-center rounded text-caption text-muted-fg underline underline-offset-3 hover:text-foreground";

/** The screen of users who are not activated: their status, and what they can do. */
export async function WaitlistScreen({ user }: { user: ShellUser }) {
  const { t, lng } = await getT(["waitlist", "common"]);
  // Without it the screen shows what the session knows.
  const status = await ignoreErrors(trpc.waitlist.status());
  const kind =
    user.waitlist === "rejected" ? "rejected" : status?.joinedAt === null ? "notJoined" : "waitlisted";
  const Icon = kind === "rejected" ? ShieldX : Hourglass;
  return (
    <HydrateClient>
      <div className="grid min-h-dvh grid-rows-[auto_auto_1fr_auto]">
        <header className="flex items-center justify-between px-5 py-4 sm:px-8">
          <Logo name={t("common:product")} />
          <SignOutButton label={t("signOut")} />
        </header>
        <WaitlistBanner kind={kind} joinedAt={status?.joinedAt ?? null} zone={user.zone} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[640px] content-start gap-5 px-4 py-6 outline-hidden sm:py-10"
        >
          <section className="rounded-2xl border border-border bg-surface p-5 sm:p-8">
            <span
              aria-hidden
              className="mb-5 grid size-11 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
            >
              <Icon className="size-5" />
            </span>
            <p className="text-caption font-medium text-muted-fg">{t("title")}</p>
            <h1 className="mt-1 text-2xl/8 text-balance">{t(`${kind}Title`)}</h1>
            <p className="mt-3 text-base/6 text-pretty text-muted-fg">{t(kind)}</p>
            {kind === "rejected" ? (
              <Rejection status={status} zone={user.zone} />
            ) : (
              <NextSteps email={user.email} />
            )}
            <div className="mt-6 grid gap-3">
              {kind === "notJoined" && <JoinButton />}
              <CheckStatus status={user.waitlist} main={kind !== "notJoined"} />
            </div>
          </section>
          {kind !== "rejected" && <WaitlistDraft />}
          <AccountLinks name={user.name} feedback={kind !== "rejected"} isOperator={user.isOperator} />
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-8">
          <LanguageLinks locale={lng} path="/app" />
          <ContractLinks />
        </footer>
      </div>
    </HydrateClient>
  );
}

/** Explains what happens until the account is activated, and how the user is notified. */
async function NextSteps({ email }: { email: string | null }) {
  const { t } = await getT("waitlist");
  const steps = [t("next.turn"), email ? t("next.mail", { email }) : t("next.noMail"), t("next.open")];
  return (
    <>
      <h2 className="mt-6 text-base font-semibold">{t("nextTitle")}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] items-start gap-3 text-sm">
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-full bg-surface-2 text-xs font-semibold text-muted-fg tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

type WaitlistBannerProps = {
  kind: "waitlisted" | "notJoined" | "rejected";
  joinedAt: Date | null;
  zone: string;
};

/** The banner above the waitlist screen with the status of the account. */
async function WaitlistBanner({ kind, joinedAt, zone }: WaitlistBannerProps) {
  const { t, lng } = await getT("waitlist");
  const date = joinedAt && formatDay(joinedAt, zone, lng);
  if (kind === "waitlisted" && !date) return <span />;
  return (
    <aside aria-label={t("banner.label")} className="mx-auto w-full max-w-[640px] px-4">
      <Callout
        tone={kind === "rejected" ? "neutral" : "amber"}
        icon={kind === "rejected" ? <ShieldX aria-hidden /> : <Hourglass aria-hidden />}
      >
        <p className="font-medium">{t(`banner.${kind}`, { date: date ?? "" })}</p>
      </Callout>
    </aside>
  );
}

type AccountLinksProps = { name: string; feedback: boolean; isOperator: boolean };

/** Links to export and delete the user's data, and to the operator's console; `feedback` unless it is offered above. */
async function AccountLinks({ name, feedback, isOperator }: AccountLinksProps) {
  const { t } = await getT(["waitlist", "operator"]);
  return (
    <section className="grid gap-2 px-1">
      <h2 className="text-sm font-semibold">{t("yourData")}</h2>
      <p className="text-caption text-muted-fg wrap-anywhere">
        {withVerbatim(name, (words) => t("signedInAs", { name: words }))}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {feedback && <FeedbackButton variant="link" />}
        <LocaleLink href="/app/data/export" className={LINK}>
          {t("export")}
        </LocaleLink>
        <LocaleLink href="/app/data/deletion" className={LINK}>
          {t("deletion")}
        </LocaleLink>
        {isOperator && (
          <LocaleLink href="/provider" className={LINK}>
            {t("operator:title")}
          </LocaleLink>
        )}
      </p>
    </section>
  );
}
