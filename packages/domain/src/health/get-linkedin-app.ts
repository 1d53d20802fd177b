import { API_PRODUCTS, type ApiProduct } from "../connections/model/api-product";
import { findPermissions, type Permissions } from "../connections/model/permissions";
import { checkHealth } from "./check-health";
import type { HealthDeps } from "./deps";
import type { AppFinding } from "./ports/linkedin-app";

/** The app at LinkedIn as the operator sees it. */
export type LinkedinAppView = {
  findings: AppFinding[];
  /** The apps for LinkedIn's further products, as far as this installation has them. */
  products: { product: ApiProduct; findings: AppFinding[] }[];
  /** The version of LinkedIn's API: whether it is still accepted, and which it is. */
  version: { isOk: boolean; detail: string | null };
  /** Permissions of the newest connection, which reveal the app's products; null when nobody is connected. */
  permissions: Permissions | null;
};

/** Checks this installation's app at LinkedIn for the operator. What LinkedIn does not answer is unknown. */
export async function getLinkedinApp(
  deps: Pick<HealthDeps, "linkedinApp" | "productApps"> & Parameters<typeof checkHealth>[0],
): Promise<LinkedinAppView> {
  const [findings, products, { parts }, scopes] = await Promise.all([
    deps.linkedinApp(),
    checkProducts(deps),
    checkHealth(deps),
    readGrantedScopes(deps),
  ]);
  const permissions = findPermissions(scopes);
  const version = parts.linkedin;
  return {
    findings: findings.map((finding) => withGrant(finding, permissions)),
    products,
    version: { isOk: version?.ok ?? false, detail: version?.detail ?? null },
    permissions,
  };
}

/** Reads what LinkedIn permitted with the newest connection. */
async function readGrantedScopes({ db }: Pick<HealthDeps, "db">): Promise<string[]> {
  const newest = await db.user.findFirst({
    where: { linkedinStatus: "active", linkedinScopes: { isEmpty: false } },
    orderBy: { linkedinConnectedAt: "desc" },
    select: { linkedinScopes: true },
  });
  return newest?.linkedinScopes ?? [];
}

/** Checks the apps of the further products; a member's grant shows here too that LinkedIn gives the scopes. */
async function checkProducts({
  db,
  productApps,
}: Pick<HealthDeps, "db" | "productApps">): Promise<LinkedinAppView["products"]> {
  const checked = API_PRODUCTS.map(async (product) => {
    const findings = (await productApps[product]?.()) ?? null;
    if (!findings) return null;
    const grant = await db.linkedinGrant.findFirst({
      where: { product, status: "active" },
      select: { product: true },
    });
    return { product, findings: findings.map((finding) => proveScopes(finding, grant !== null)) };
  });
  return (await Promise.all(checked)).filter((one) => one !== null);
}

/** A member's grant shows that the app has the scopes, which LinkedIn does not say before somebody signs in. */
function withGrant(finding: AppFinding, permissions: Permissions | null): AppFinding {
  return proveScopes(finding, permissions?.signIn === true && permissions.publish);
}

function proveScopes(finding: AppFinding, isProved: boolean): AppFinding {
  return finding.check === "scopes" && finding.state === "unknown" && isProved
    ? { ...finding, state: "ok" }
    : finding;
}
