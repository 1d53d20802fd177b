import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorText } from "~/features/shared/use-error-text";

/** Ends the connection of a product after a confirmation. */
export function DisconnectProduct({ product, name }: { product: ApiProduct; name: string }) {
  const { t } = useT(["profile", "common"]);
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const disconnect = useDisconnectProduct(name, () => setAsking(false));
  const ask = () => {
    disconnect.clearError();
    setAsking(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t("products.disconnectName", { name })} onClick={ask}>
        <Unplug aria-hidden />
        {t("products.disconnect")}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => !open && !disconnect.isRunning && setAsking(false)}
        title={t("products.ask.title", { name })}
        description={[
          t("products.ask.text"),
          ...(product === "community" ? [t("products.ask.comments")] : []),
        ].join(" ")}
        cancelLabel={t("common:cancel")}
        actionLabel={t("products.disconnect")}
        tone="danger"
        loading={disconnect.isRunning}
        onAction={() => void disconnect.run({ product })}
      >
        {disconnect.error !== null && (
          <p role="alert" className="text-sm text-danger-text">
            {errorText(disconnect.error)}
          </p>
        )}
      </AlertDialog>
    </>
  );
}

/** Data that its API reported goes as well, so the figures and the posts are read again. */
function useDisconnectProduct(name: string, onDone: () => void) {
  const { t } = useT("profile");
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.connections.disconnectProduct.useMutation();
  return useAction((input: { product: ApiProduct }) => mutateAsync(input), {
    failed: () => null,
    refresh: () => Promise.all([utils.connections.invalidate(), utils.analytics.invalidate()]),
    done: ({ revoked }) =>
      revoked
        ? { tone: "success", title: t("products.done", { name }) }
        : { title: t("products.notRevoked", { name }) },
    onDone,
  });
}
