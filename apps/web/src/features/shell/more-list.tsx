import { formatCount } from "@takt/domain/posts/model/format-count";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { DialogClose } from "@takt/ui/dialog";
import {
  Bell,
  ChartNoAxesColumnIncreasing,
  CircleHelp,
  CircleUserRound,
  ClipboardCheck,
  Lightbulb,
  LogOut,
  Settings,
} from "lucide-react";
import { useT } from "~/i18n/use-t";
import { localePath } from "~/i18n/locale-path";
import { LEGAL_PAGES, LEGAL_PATHS } from "../contracts/parts/legal-paths";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { signOut } from "../sessions/parts/sign-out-button";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";
import { APPROVALS, MORE_PATHS, type MorePath } from "./nav-entries";
import { useIsInNavigation, useNavCounts } from "./use-nav-counts";

const ENTRIES = {
  "/app/approvals": { text: "approvals", Icon: ClipboardCheck },
  "/app/content/bookmarks": { text: "ideas", Icon: Lightbulb },
  "/app/analytics": { text: "analytics", Icon: ChartNoAxesColumnIncreasing },
  "/app/user/profile": { text: "profile", Icon: CircleUserRound },
  "/app/user/settings": { text: "settings:title", Icon: Settings },
  "/app/notifications": { text: "notifications:title", Icon: Bell },
} as const satisfies Record<MorePath, unknown>;

type Props = { current: MorePath | undefined };

/** The list behind More: pages, feedback, help, legal pages and the way out. */
export function MoreList({ current }: Props) {
  const { t } = useT(["shell", "common", "settings", "notifications"]);
  const locale = useLocale();
  const isShown = useIsInNavigation();
  const { approvals = 0 } = useNavCounts();
  return (
    <nav aria-label={t("moreNavigation")}>
      <ul className="grid gap-1 pb-[env(safe-area-inset-bottom)]">
        {MORE_PATHS.filter(isShown).map((path) => {
          const { text, Icon } = ENTRIES[path];
          return (
            <li key={path}>
              <DialogClose asChild>
                <LocaleLink
                  href={path}
                  aria-current={path === current ? "page" : undefined}
                  className={cn(row, path === current && "bg-primary-soft text-primary-soft-fg")}
                >
                  <Icon aria-hidden />
                  {t(text)}
                  {path === APPROVALS.path && approvals > 0 && (
                    <span className="ms-auto text-xs font-normal tabular-nums">
                      {formatCount(approvals, locale)}
                    </span>
                  )}
                </LocaleLink>
              </DialogClose>
            </li>
          );
        })}
        <li className="grid">
          <FeedbackButton variant="row" />
        </li>
        <li>
          <a href={localePath(locale, "/help")} className={row}>
            <CircleHelp aria-hidden />
            {t("help")}
          </a>
        </li>
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <a href={localePath(locale, LEGAL_PATHS[page])} className={cn(row, "ps-9")}>
              {t(`common:contracts.${page}`)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={signOut} className={row}>
            <LogOut aria-hidden />
            {t("signOut")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** The style of the feedback row. */
const row = cn(
  "flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-start text-sm font-medium",
  "text-muted-fg transition-colors hover:bg-surface-2 hover:text-foreground [&_svg]:size-4 [&_svg]:shrink-0",
  focusRing,
);
