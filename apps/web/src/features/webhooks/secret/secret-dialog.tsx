import type { ComponentProps } from "react";
import { OnceDialog } from "~/features/shared/once-dialog";
import { useT } from "~/i18n/use-t";
import { type MadeSecret, NewSecret } from "./new-secret";

type Props = Omit<ComponentProps<typeof OnceDialog>, "made" | "texts"> & {
  /** Null until it is made. */
  made: MadeSecret | null;
};

/** Makes a secret, and then shows it this once. */
export function SecretDialog({ made, ...props }: Props) {
  const { t } = useT("webhooks");
  return (
    <OnceDialog
      {...props}
      made={made && <NewSecret made={made} />}
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
