import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useFormErrorText } from "../shared/use-form-error-text";
import { sendLogo } from "./send-logo";
import { useShowBrand } from "./use-show-brand";

/** The codes of refusals that a user can do something about; errors.json has their texts. */
const REFUSALS = [
  "logo_invalid",
  "logo_too_large",
  "logo_unsupported",
  "rate_exceeded",
  "act_forbidden",
  "workspace_read_only",
] as const;

/** Gives a workspace another logo or takes it away, both at once. What is wrong with a file is said at the field. */
export function useLogo(slug: string) {
  const { t } = useT(["brand", "errors"]);
  const show = useShowBrand();
  const [hasMany, setMany] = useState(false);
  const errorText = useFormErrorText((code, data) => {
    const known = REFUSALS.find((one) => one === code);
    return known ? t(`errors:${known}`, data) : null;
  }, t("logo.noAnswer"));
  const upload = useAction((file: File) => sendLogo(slug, file), {
    failed: () => null,
    done: () => ({ tone: "success", title: t("logo.saved") }),
    refresh: ({ result }) => result && show(result),
  });
  const remove = useAction(trpc.brand.removeLogo.useMutation().mutateAsync, {
    failed: () => t("logo.removeFailed"),
    done: () => ({ tone: "success", title: t("logo.removed") }),
    refresh: ({ result }) => result && show({ logo: result.logo }),
  });
  return {
    isUploading: upload.isRunning,
    isRemoving: remove.isRunning,
    error: hasMany ? t("logo.single") : upload.error !== null ? errorText(upload.error) : null,
    choose([file, ...others]: File[]) {
      setMany(others.length > 0);
      if (file && others.length === 0) void upload.run(file);
    },
    remove() {
      setMany(false);
      upload.clearError();
      return remove.run();
    },
  };
}
