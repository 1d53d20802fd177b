import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { FoldedList } from "@takt/ui/folded-list";
import { useT } from "~/i18n/use-t";
import { KeyRow } from "./key-row";

type Props = { keys: readonly ApiKeyView[]; now: Date | null };

/** The keys that have expired or were revoked, folded; nothing where there are none. */
export function EndedKeys({ keys, now }: Props) {
  const { t } = useT("api-keys");
  if (keys.length === 0) return null;
  return (
    <FoldedList name={t("ended", { count: keys.length })}>
      <ul className="mt-1 divide-y divide-border border-y border-border">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} now={now} />
        ))}
      </ul>
    </FoldedList>
  );
}
