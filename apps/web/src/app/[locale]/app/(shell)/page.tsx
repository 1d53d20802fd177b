import { redirect } from "next/navigation";
import { localePath } from "../../../../i18n/locale-path";

/** The posts are where the app begins. */
export default async function AppPage({ params }: PageProps<"/[locale]/app">) {
  redirect(localePath((await params).locale, "/app/posts"));
}
