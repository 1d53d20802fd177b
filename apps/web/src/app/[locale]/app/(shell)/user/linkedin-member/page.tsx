import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MemberQuestion } from "~/features/connections/products/member-question";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";
import { readHeldGrant } from "~/server/held-grant-cookie";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("profile");
  return { title: t("products.question.title") };
}

/** Asks whose the LinkedIn account is that a product was connected with; without a question it leads to the profile. */
export default async function LinkedinMemberPage() {
  const { lng } = await getT("profile");
  const { user } = await pageContext();
  const waiting = user && (await readHeldGrant(user.actor.userId));
  if (!waiting) redirect(localePath(lng, "/app/user/profile"));
  const { product, held } = waiting;
  const question = { product, match: held.match, memberName: held.grant.memberName };
  return <MemberQuestion question={question} accountName={user.name ?? user.displayName ?? "LinkedIn"} />;
}
