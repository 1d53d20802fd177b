import { PROFILE_LIMITS } from "@takt/domain/users/model/profile-limits";
import { Avatar } from "@takt/ui/avatar";
import { Section } from "@takt/ui/section";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useRouter } from "next/navigation";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { useMe } from "../shared/use-me";
import { AutosaveText } from "./autosave-text";

/** The user's display name and headline, saved while they type, with a preview. */
export function DisplayFields() {
  const { t } = useT("profile");
  const me = useMe();
  const displayName = useProfileField("displayName");
  const headline = useProfileField("headline");
  const own = me.name ?? me.email ?? t("identity.nameless");
  const shown = displayName.value.trim() || own;
  return (
    <Section title={t("display.title")} text={t("display.text")}>
      <figure className="grid gap-2">
        <figcaption className="text-caption text-muted-fg">{t("display.preview")}</figcaption>
        <div
          data-testid="byline"
          className="flex items-center gap-3 rounded-xl border border-border bg-surface p-3"
        >
          <Avatar name={shown} src={me.image} className="size-11" />
          <div className="grid min-w-0">
            <span {...verbatim} className="font-semibold wrap-anywhere">
              {shown}
            </span>
            <span {...verbatim} className="line-clamp-2 text-caption wrap-anywhere text-muted-fg">
              {headline.value.trim() || t("display.noHeadline")}
            </span>
          </div>
        </div>
      </figure>
      <div className="grid gap-4 @min-[61rem]:grid-cols-2">
        <AutosaveText
          label={t("display.name")}
          hint={t("display.nameHint")}
          placeholder={own}
          max={PROFILE_LIMITS.displayName}
          field={displayName}
        />
        <AutosaveText
          label={t("display.headline")}
          hint={t("display.headlineHint")}
          placeholder={t("display.headlinePlaceholder")}
          max={PROFILE_LIMITS.headline}
          field={headline}
        />
      </div>
    </Section>
  );
}

/** A profile field that saves itself and updates everything that shows the user, including the shell. */
function useProfileField(name: keyof typeof PROFILE_LIMITS) {
  const me = useMe();
  const router = useRouter();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateProfile.useMutation();
  return useFieldDraft<string>("profile", name, {
    saved: me[name] ?? "",
    // The server trims.
    normalize: (text) => text.trim(),
    isValid: (text) => text.trim().length <= PROFILE_LIMITS[name],
    async save(text) {
      const saved = text.trim() || null;
      await mutateAsync({ [name]: saved });
      setQueryData(users.me, undefined, (me) => ({ ...me, [name]: saved }));
      // The account menu of the shell is rendered on the server.
      if (name === "displayName") router.refresh();
    },
  });
}
