import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

/** Asks before a link inside the app leaves changes behind that are saved by hand alone. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useT("posts");
  const links = useGuardedLinks(isUnsaved);
  return (
    <AlertDialog
      open={links.isAsking}
      onOpenChange={(open) => !open && links.stay()}
      title={t("editor.leave.title")}
      description={<p>{t("editor.leave.text")}</p>}
      cancelLabel={t("editor.leave.stay")}
      actionLabel={t("editor.leave.leave")}
      tone="danger"
      onAction={links.leave}
    />
  );
}

/** Holds back clicks on links inside the app while something is unsaved that leaving does not save. */
function useGuardedLinks(isUnsaved: () => boolean) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isUnsaved() || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(url.pathname + url.search);
    };
    // Before the app's own links hear of it.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [isUnsaved]);
  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave() {
      if (wanted) router.push(wanted);
      setWanted(null);
    },
  };
}
