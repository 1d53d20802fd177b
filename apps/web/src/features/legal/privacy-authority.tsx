import { getT } from "../../i18n/server";
import { provider } from "../../server/provider";

/** The data protection authority that is in charge of the provider, or that it is not known. */
export async function PrivacyAuthority() {
  const { t } = await getT("legal");
  const authority = provider().privacyAuthority;
  if (authority === null) return t("missing.inline");
  if (authority.url === null) return authority.name;
  return (
    <a href={authority.url} className="link rounded">
      {authority.name}
    </a>
  );
}
