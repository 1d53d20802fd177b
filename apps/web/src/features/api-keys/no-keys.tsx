import { EmptyState } from "@takt/ui/empty-state";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { RequestExample } from "./request-example";

type Props = { origin: string; action: ReactNode };

/** Where no key works: says what one is for, and how a program uses it. */
export function NoKeys({ origin, action }: Props) {
  const { t } = useT("api-keys");
  return (
    <div className="grid gap-5">
      <EmptyState icon={<KeyRound />} title={t("none.title")} description={t("none.text")} action={action} />
      <RequestExample origin={origin} />
    </div>
  );
}
