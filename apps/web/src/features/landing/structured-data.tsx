import { PLANS } from "@takt/domain/plans/model/plans";
import { env } from "~/env";
import { getT } from "~/i18n/server";
import { JsonLd } from "../site/parts/json-ld";
import { publicUrls } from "../site/parts/site-metadata";
import { servicesInUse } from "~/server/services-in-use";
import { questions } from "./faq/questions";
import { offeredPlans } from "./sales-claims";

/** The landing page's content for search engines: the product with its prices, its provider, and the questions. */
export async function StructuredData() {
  const { t, lng } = await getT(["landing", "common", "plans"]);
  const { AUTH_URL, PROVIDER_NAME } = env();
  const sales = servicesInUse();
  const url = publicUrls("/")[lng];
  const product = t("common:product");
  const logo = new URL("/icons/icon-512.png", AUTH_URL).href;
  return (
    <>
      <JsonLd data={{ "@type": "WebSite", name: product, url, inLanguage: lng }} />
      <JsonLd
        data={{
          "@type": "Organization",
          name: product,
          ...(PROVIDER_NAME !== undefined && { legalName: PROVIDER_NAME }),
          url: publicUrls("/").en,
          logo,
        }}
      />
      <JsonLd
        data={{
          "@type": "SoftwareApplication",
          name: product,
          description: t("common:promise"),
          url,
          image: logo,
          applicationCategory: "BusinessApplication",
          operatingSystem: "Web",
          inLanguage: ["en", "de"],
          offers: offeredPlans(sales).map((plan) => ({
            "@type": "Offer",
            name: t(`plans:names.${plan}`),
            price: (PLANS[plan].price.monthly / 100).toFixed(2),
            priceCurrency: "EUR",
          })),
        }}
      />
      <JsonLd
        data={{
          "@type": "FAQPage",
          inLanguage: lng,
          mainEntity: questions(t, sales).map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </>
  );
}
