import { PERMISSION_SCOPES, PERMISSIONS, type Permissions } from "@takt/domain/connections/model/permissions";
import { Check, Lock } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** Permissions that LinkedIn gives Takt for this member, with their scopes, and those that it does not give. */
export function PermissionList({ permissions }: { permissions: Permissions }) {
  const { t } = useT("profile");
  return (
    <section className="grid gap-2 border-t border-border pt-4">
      <h3 className="text-sm font-semibold">{t("permissions.title")}</h3>
      <ul className="grid gap-2 text-sm">
        {PERMISSIONS.map((permission) => {
          const isGranted = permissions[permission];
          const Icon = isGranted ? Check : Lock;
          return (
            <li key={permission} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
              <Icon
                aria-hidden
                className={isGranted ? "mt-0.5 size-4 text-primary-text" : "mt-0.5 size-4 text-muted-fg"}
              />
              <div className="grid gap-0.5">
                <p>
                  {t(`permissions.${permission}`)}
                  <span className="sr-only">
                    : {t(isGranted ? "permissions.granted" : "permissions.missing")}
                  </span>
                </p>
                <p className="font-mono text-xs wrap-anywhere text-muted-fg">
                  {PERMISSION_SCOPES[permission].join(" ")}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-caption text-pretty text-muted-fg">{t("permissions.hint")}</p>
    </section>
  );
}
