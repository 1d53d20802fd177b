import { permissionsOf, type Permissions } from "../connections/model/permissions";
import { checkHealth } from "./check-health";
import type { HealthDeps } from "./deps";
import type { AppFinding } from "./ports/linkedin-app";

/** The app at LinkedIn as the operator sees it. */
export type LinkedinAppView = {
  findings: AppFinding[];
  /** The version of LinkedIn's API: whether it is still accepted, and which it is. */
  version: { isOk: boolean; detail: string | null };
  /** What LinkedIn permitted with the newest connection, by which its products show; null when nobody is connected. */
  permissions: Permissions | null;
};

/** Checks this installation's app at LinkedIn for the operator. What LinkedIn does not answer is unknown. */
export async function getLinkedinApp(
  deps: Pick<HealthDeps, "linkedinApp"> & Parameters<typeof checkHealth>[0],
): Promise<LinkedinAppView> {
  const [findings, { parts }, newest] = await Promise.all([
    deps.linkedinApp(),
    checkHealth(deps),
    deps.db.user.findFirst({
      where: { linkedinStatus: "active", linkedinScopes: { isEmpty: false } },
      orderBy: { linkedinConnectedAt: "desc" },
      select: { linkedinScopes: true },
    }),
  ]);
  const permissions = permissionsOf(newest?.linkedinScopes ?? []);
  const version = parts.linkedin;
  return {
    findings: findings.map((finding) => withGrant(finding, permissions)),
    version: { isOk: version?.ok ?? false, detail: version?.detail ?? null },
    permissions,
  };
}

/** A member's grant shows that the app has the scopes, which LinkedIn does not say before somebody signs in. */
function withGrant(finding: AppFinding, permissions: Permissions | null): AppFinding {
  const isProved = permissions?.signIn && permissions.publish;
  return finding.check === "scopes" && finding.state === "unknown" && isProved
    ? { ...finding, state: "ok" }
    : finding;
}
