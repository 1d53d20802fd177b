import { getT } from "~/i18n/server";
import { siteHref } from "./site-href";

type Props = { text: string; link: string };

/** The last line of a public page that leads to the contact page, for what the page does not answer. */
export async function ContactLine({ text, link }: Props) {
  const { lng } = await getT("site");
  return (
    <p className="border-t border-border pt-6">
      {text}{" "}
      <a href={siteHref(lng, "/contact")} className="link">
        {link}
      </a>
    </p>
  );
}
