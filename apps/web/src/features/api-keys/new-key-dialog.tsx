import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { OnceDialog } from "../shared/once-dialog";
import { type MadeKey, NewKey } from "./new-key";

type Props = Omit<ComponentProps<typeof OnceDialog>, "made" | "texts"> & {
  /** Null until it is made. */
  made: MadeKey | null;
  origin: string;
};

/** Makes a key, and then shows it this once. */
export function NewKeyDialog({ made, origin, ...props }: Props) {
  const { t } = useT("api-keys");
  return (
    <OnceDialog
      {...props}
      made={made && <NewKey made={made} origin={origin} />}
      texts={{
        title: t("made.title"),
        stored: t("made.stored"),
        question: {
          title: t("made.question"),
          text: t("made.loss"),
          keep: t("made.back"),
          confirm: t("made.close"),
        },
      }}
    />
  );
}
