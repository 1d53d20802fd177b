import { buffer } from "node:stream/consumers";
import { getMarkName } from "../brand/model/brand-mark";
import { readLogo } from "../brand/read-logo";
import { readTeamBrand } from "../brand/read-team-brand";
import type { OutboxDeps } from "./deps";
import type { EmailBrand } from "./ports/email-brand";

type Deps = Pick<OutboxDeps, "db" | "clock" | "files" | "log">;

/** Answers the brand of emails about a workspace; null where they look like Takt. */
export type EmailBrandReader = (workspaceId: string) => Promise<EmailBrand | null>;

/** Makes a reader for one round, which reads the brand of a workspace once, however many emails are about it. */
export function createBrandReader(deps: Deps): EmailBrandReader {
  const brands = new Map<string, Promise<EmailBrand | null>>();
  return (workspaceId) => {
    const brand = brands.get(workspaceId) ?? readEmailBrand(deps, workspaceId);
    brands.set(workspaceId, brand);
    return brand;
  };
}

async function readEmailBrand(deps: Deps, workspaceId: string): Promise<EmailBrand | null> {
  const brand = await readTeamBrand(deps.db, workspaceId, deps.clock.now());
  if (!brand) return null;
  const { primaryColor, senderName, footer, poweredBy, logo, workspace } = brand;
  return {
    name: getMarkName(brand, workspace),
    primaryColor,
    senderName,
    footer,
    poweredBy,
    logo: logo === null ? null : await readLogoBytes(deps, workspaceId),
  };
}

/** An email without its logo is better than none. */
async function readLogoBytes(deps: Deps, workspaceId: string): Promise<EmailBrand["logo"]> {
  try {
    const { mimeType, open } = await readLogo(deps, workspaceId);
    return { mimeType, bytes: await buffer(await open()) };
  } catch (cause) {
    deps.log.warn("emails.logo_unread", { workspaceId, cause: String(cause) });
    return null;
  }
}
