import type { Metadata } from "next";
import { accountsInput, hasAccounts, readConsoleState } from "~/features/operator/console-state";
import { OperatorConsole } from "~/features/operator/operator-console";
import { OperatorFrame } from "~/features/operator/operator-frame";
import { getT } from "~/i18n/server";
import { requireOperator } from "~/server/require-signed-in";
import { signedInUser } from "~/server/signed-in-user";
import { HydrateClient, ignoreErrors, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  // To everybody but the operator the page does not exist; its title must not give it away.
  if (!(await signedInUser())?.isOperator) return {};
  const { t } = await getT("operator");
  return { title: t("title"), robots: { index: false } };
}

export default async function OperatorPage({ searchParams }: PageProps<"/[locale]/provider">) {
  await requireOperator();
  const state = readConsoleState(await searchParams);
  const [page] = await Promise.all([
    // The api has logged a failure; the list then fetches in the browser and offers to try again.
    hasAccounts(state.view) ? ignoreErrors(trpc.operator.accounts(accountsInput(state))) : null,
    trpc.operator.counts.prefetch(),
  ]);
  return (
    <HydrateClient>
      <OperatorFrame>
        <OperatorConsole start={page && { state, page }} />
      </OperatorFrame>
    </HydrateClient>
  );
}
