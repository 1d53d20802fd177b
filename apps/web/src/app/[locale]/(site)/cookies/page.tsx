import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("cookies");
}

export default function CookiesPage() {
  return <LegalPage name="cookies" />;
}
