import type { BrandView } from "@takt/domain/brand/model/brand-view";
import type { ReactNode } from "react";
import type { PublishingIncident } from "~/server/create-incident-cache";
import type { ShellUser } from "~/server/signed-in-user";
import type { Theme } from "~/server/theme";
import { BrandStyle } from "../brand/parts/brand-style";
import { toLogoUrl } from "../brand/parts/to-logo-url";
import { ContractLinks } from "../contracts/parts/contract-links";
import { AccountMenu } from "./account-menu";
import { Banner } from "./banner";
import { BottomBar } from "./bottom-bar";
import { ConnectOutcomeToast } from "./connect-outcome-toast";
import { ConnectionStatus } from "./connection-status";
import { MobileBar } from "./mobile-bar";
import { PageSlot } from "./pending/page-slot";
import { PoweredBy } from "./powered-by";
import { ReadOnlyNotice } from "./read-only-notice";
import { SheetCorner } from "./sheet-corner";
import { Sidebar } from "./sidebar";

type Props = {
  user: ShellUser;
  theme: Theme;
  /** Null in a workspace that looks like Takt. */
  brand: BrandView | null;
  /** A problem with publishing that affects all users. */
  incident: PublishingIncident | null;
  /** The way to the notifications. */
  bell: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the app: the navigation on the page's tint (a rail from 640 px, a column from 1024 px, bars above and below on
 * phones), and the work on one sheet.
 */
export function Shell({ user, theme, brand, incident, bell, children }: Props) {
  const { slug, name } = user.workspace;
  const workspace = slug === null ? null : (brand?.name ?? name);
  const logoUrl = brand && slug && toLogoUrl(slug, brand);
  const account = (compact: boolean) => (
    <AccountMenu user={user} theme={theme} compact={compact} workspace={workspace} logoUrl={logoUrl} />
  );
  return (
    <div className="flex min-h-dvh flex-col sm:ps-16 lg:ps-60 print:ps-0">
      {brand && <BrandStyle brand={brand} />}
      <Sidebar
        account={account(false)}
        compactAccount={account(true)}
        connection={<ConnectionStatus />}
        compactConnection={<ConnectionStatus compact />}
      />
      <MobileBar
        connection={<ConnectionStatus small />}
        bell={bell}
        account={account(true)}
        workspace={workspace}
        logoUrl={logoUrl}
      />
      <Banner incident={incident} />
      <ReadOnlyNotice />
      <div className="relative flex flex-1 flex-col border-border bg-sheet text-caption sm:my-2 sm:me-2 sm:rounded-xl sm:border print:m-0 print:border-0">
        <SheetCorner>{bell}</SheetCorner>
        <main id="main" tabIndex={-1} className="@container/page flex-1 px-4 pb-8 outline-hidden sm:px-5">
          <PageSlot>{children}</PageSlot>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 pb-24 sm:px-5 sm:pb-3 print:hidden">
          <ContractLinks contractsAlone />
          {brand?.poweredBy && <PoweredBy />}
        </footer>
      </div>
      <BottomBar />
      <ConnectOutcomeToast />
    </div>
  );
}
