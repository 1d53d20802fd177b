import { Hourglass, ShieldX } from "lucide-react";
import { getT } from "../../i18n/server";
import type { ShellUser } from "../../server/signed-in-user";
import { HydrateClient, orNull, trpc } from "../../trpc/server";
import { LanguageLinks } from "../shared/language-links";
import { Logo } from "@takt/ui/logo";
import { SignOutButton } from "../sessions/parts/sign-out-button";
import { AccountLinks } from "./account-links";
import { CheckStatus } from "./check-status";
import { JoinButton } from "./join-button";
import { NextSteps } from "./next-steps";
import { Rejection } from "./rejection";
import { WaitlistDraft } from "./waitlist-draft";
import { WaitlistBanner } from "./waitlist-banner";

/** The screen of users who are not activated: their status, and what they can do. */
export async function WaitlistScreen({ user }: { user: ShellUser }) {
  const { t, lng } = await getT(["waitlist", "common"]);
  // Without it the screen shows what the session knows.
  const standing = await orNull(trpc.waitlist.standing());
  const kind =
    user.waitlist === "rejected" ? "rejected" : standing?.joinedAt === null ? "notJoined" : "waitlisted";
  const Icon = kind === "rejected" ? ShieldX : Hourglass;
  return (
    <HydrateClient>
      <div className="grid min-h-dvh grid-rows-[auto_auto_1fr_auto]">
        <header className="flex items-center justify-between px-5 py-4 sm:px-8">
          <Logo name={t("common:product")} />
          <SignOutButton label={t("signOut")} />
        </header>
        <WaitlistBanner kind={kind} joinedAt={standing?.joinedAt ?? null} zone={user.zone} />
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
            <p className="text-[13px] font-medium text-muted-fg">{t("title")}</p>
            <h1 className="mt-1 text-2xl/8 text-balance">{t(`${kind}Title`)}</h1>
            <p className="mt-3 text-base/6 text-pretty text-muted-fg">{t(kind)}</p>
            {kind === "rejected" ? (
              <Rejection standing={standing} zone={user.zone} />
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
        <footer className="px-5 py-4 sm:px-8">
          <LanguageLinks locale={lng} path="/app" />
        </footer>
      </div>
    </HydrateClient>
  );
}
