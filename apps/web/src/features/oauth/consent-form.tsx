import type { GrantPlace } from "@takt/domain/oauth/model/grant-place";
import { hasChoice, REQUEST_PARAMETERS } from "@takt/domain/oauth/model/authorization-request";
import type { Authorization } from "@takt/domain/oauth/model/authorization";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { getT } from "~/i18n/server";
import { ClientFacts } from "./client-facts";
import { LevelChoice } from "./level-choice";
import { PlaceChoice } from "./place-choice";
import { ScopeList } from "./scope-list";

type Props = {
  asked: Extract<Authorization, { kind: "asked" }>;
  /** Of the page's address: the form sends them once more. */
  params: URLSearchParams;
  places: readonly GrantPlace[];
  /** The signed-in member. */
  account: string;
  /** The code of what was wrong with the decision before. */
  problem: string | null;
};

/** Asks a member whether an application may act as them: who it says it is, what it may do, and in which workspace. */
export async function ConsentForm({ asked: { client, request }, params, places, account, problem }: Props) {
  const { t } = await getT("oauth");
  const isPossible = places.some(({ hasPlan }) => hasPlan);
  return (
    <form method="post" action="/api/oauth/decide" className="grid gap-6">
      {REQUEST_PARAMETERS.map((name) => (
        <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} />
      ))}
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance wrap-anywhere">
          {withVerbatim(client.name, (name) => t("consent.heading", { client: name }))}
        </h1>
        <p className="text-caption text-pretty text-muted-fg">{t("consent.claimed")}</p>
        <p className="text-pretty">{withVerbatim(account, (name) => t("consent.as", { account: name }))}</p>
      </div>
      {problem && <Problem code={problem} />}
      <ClientFacts client={client} redirectUri={request.redirectUri} />
      <PlaceChoice places={places} />
      {hasChoice(request.scopes) && <LevelChoice />}
      <ScopeList scopes={request.scopes} />
      <p className="text-caption text-pretty text-muted-fg">{t("consent.end")}</p>
      <div className="flex flex-wrap gap-3">
        {isPossible && (
          <Button type="submit" name="decision" value="allow" variant="primary" className="min-h-11">
            {t("consent.allow")}
          </Button>
        )}
        <Button type="submit" name="decision" value="decline" formNoValidate className="min-h-11">
          {t("consent.decline")}
        </Button>
      </div>
    </form>
  );
}

/** Parameters that the address may have; no other is shown. */
const PROBLEMS = { api_needs_plan: "plan", grants_full: "full", workspace_not_found: "workspace" } as const;

async function Problem({ code }: { code: string }) {
  const { t } = await getT("oauth");
  const key = PROBLEMS[code as keyof typeof PROBLEMS] ?? "other";
  return (
    <Callout role="alert" tone="red" icon={<TriangleAlert aria-hidden />}>
      <p>{t(`problems.${key}`)}</p>
    </Callout>
  );
}
