import type { Scope } from "@takt/domain/api-keys/model/scopes";
import { useT } from "~/i18n/use-t";
import { SCOPE_KEYS } from "./parts/scope-keys";

/** Returns a function that says what a scope allows: in a few words, and in a sentence. */
export function useScopeText(): (scope: Scope) => { name: string; hint: string } {
  const { t } = useT("api-keys");
  return (scope) => ({
    name: t(`scopes.${SCOPE_KEYS[scope]}.name`),
    hint: t(`scopes.${SCOPE_KEYS[scope]}.hint`),
  });
}
