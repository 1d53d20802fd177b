import { API_KEY_LIMITS } from "@takt/domain/api-keys/model/api-key-limits";
import type { Scope } from "@takt/domain/api-keys/model/scopes";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { useRef, useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { CallError } from "~/features/shared/call-error";
import { ExpiryField, type KeyDays } from "./expiry-field";
import { ScopeBoxes } from "./scope-boxes";
import type { CreateKey } from "./use-create-key";

const DEFAULT_SCOPES: readonly Scope[] = ["posts:read"];
const DEFAULT_DAYS: KeyDays = 90;

type Props = {
  id: string;
  create: CreateKey;
  /** Called with whether something is entered that closing would lose. */
  onEntered: (isEntered: boolean) => void;
};

/** The name of a new key, what it may do, and for how long it works. */
export function KeyForm({ id, create, onEntered }: Props) {
  const { t } = useT("api-keys");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(DEFAULT_SCOPES);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [missing, setMissing] = useState({ name: false, scopes: false });
  const nameField = useRef<HTMLInputElement>(null);
  const firstScope = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = { name: name.trim() === "", scopes: scopes.length === 0 };
    setMissing(found);
    if (found.name) nameField.current?.focus();
    else if (found.scopes) firstScope.current?.focus();
    else void create.run({ name: name.trim(), scopes: [...scopes], days });
  };
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label={t("create.name")}
        hint={t("create.nameHint")}
        error={missing.name && t("create.nameMissing")}
      >
        {(control) => (
          <Input
            {...control}
            ref={nameField}
            autoComplete="off"
            maxLength={API_KEY_LIMITS.name}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setMissing({ ...missing, name: false });
              onEntered(target.value.trim() !== "");
            }}
          />
        )}
      </Field>
      <ScopeBoxes
        scopes={scopes}
        isMissing={missing.scopes}
        firstRef={firstScope}
        onChange={(chosen) => {
          setScopes(chosen);
          setMissing({ ...missing, scopes: false });
        }}
      />
      <ExpiryField days={days} onChange={setDays} />
      <CallError error={create.error} />
    </form>
  );
}
