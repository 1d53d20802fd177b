import { provider } from "~/server/provider";
import { MissingFact } from "./missing-fact";

/** The data protection authority that is in charge of the provider, or that it is not known. */
export function PrivacyAuthority() {
  const authority = provider().privacyAuthority;
  if (authority === null) return <MissingFact />;
  if (authority.url === null) return authority.name;
  return (
    <a href={authority.url} className="link rounded">
      {authority.name}
    </a>
  );
}
