import type { ReactNode } from "react";
import type { PublishingIncident } from "~/server/create-incident-cache";
import type { ShellUser } from "~/server/signed-in-user";
import type { Theme } from "~/server/theme";
import { ContractLinks } from "../contracts/parts/contract-links";
import { AccountMenu } from "./account-menu";
import { Banner } from "./banner";
import { BottomBar } from "./bottom-bar";
import { ConnectOutcomeToast } from "./connect-outcome-toast";
import { ConnectionStatus } from "./connection-status";
import { MobileBar } from "./mobile-bar";
import { PageSlot } from "./pending/page-slot";
import { Sidebar } from "./sidebar";

type Props = {
  user: ShellUser;
  theme: Theme;
  /** A problem with publishing that affects all users. */
  incident: PublishingIncident | null;
  /** The link to the notifications, as a row or as an icon. */
  bell: ReactNode;
  compactBell: ReactNode;
  children: ReactNode;
};

/** The frame of the app: sidebar from 1024 px, rail from 640 px, bars above and below on phones. */
export function Shell({ user, theme, incident, bell, compactBell, children }: Props) {
  const account = (compact: boolean) => <AccountMenu user={user} theme={theme} compact={compact} />;
  return (
    <div className="min-h-dvh sm:ps-16 lg:ps-60 print:ps-0">
      <Sidebar
        connection={<ConnectionStatus />}
        compactConnection={<ConnectionStatus compact />}
        bell={bell}
        compactBell={compactBell}
        account={account(false)}
        compactAccount={account(true)}
      />
      <MobileBar connection={<ConnectionStatus small />} bell={compactBell} account={account(true)} />
      <Banner incident={incident} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1264px] px-4 pt-5 pb-8 outline-hidden sm:px-6 sm:py-8 lg:px-8"
      >
        <PageSlot>{children}</PageSlot>
      </main>
      <footer className="print:hidden mx-auto w-full max-w-[1264px] px-4 pb-24 sm:px-6 sm:pb-6 lg:px-8">
        <ContractLinks />
      </footer>
      <BottomBar />
      <ConnectOutcomeToast />
    </div>
  );
}
