import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { verbatim } from "@takt/ui/verbatim";
import { Ban, Clock, KeyRound, type LucideIcon, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { KeyFacts } from "./key-facts";
import { type KeyState, keyStateOf } from "./key-state";
import { useScopeText } from "./use-scope-text";

const STATES: Record<KeyState, { icon: LucideIcon; tone: BadgeTone }> = {
  active: { icon: KeyRound, tone: "green" },
  replaced: { icon: RefreshCw, tone: "amber" },
  expired: { icon: Clock, tone: "neutral" },
  revoked: { icon: Ban, tone: "neutral" },
};

type Props = {
  apiKey: ApiKeyView;
  now: Date | null;
  /** Actions on the key. */
  children?: ReactNode;
};

/** One key: its name and end, what it may do, by whom it is, until when it works and when it last did. */
export function KeyRow({ apiKey, now, children }: Props) {
  const { t } = useT("api-keys");
  const scopeText = useScopeText();
  const state = keyStateOf(apiKey, now);
  const { icon: Icon, tone } = STATES[state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2.5 py-3.5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span {...verbatim} className="wrap-anywhere">
            {apiKey.name}
          </span>
          <span {...verbatim} className="font-mono text-caption font-normal text-muted-fg">
            …{apiKey.hint}
          </span>
          <Badge tone={tone}>
            <Icon aria-hidden />
            {t(`states.${state}`)}
          </Badge>
        </p>
        <p className="text-caption text-pretty">
          {apiKey.scopes.map((scope) => scopeText(scope).name).join(" · ")}
        </p>
        <KeyFacts apiKey={apiKey} state={state} now={now} />
      </div>
      {children && <div className="flex flex-wrap gap-1.5">{children}</div>}
    </li>
  );
}
