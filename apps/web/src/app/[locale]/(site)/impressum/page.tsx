import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("imprint");
}

export default function ImprintPage() {
  return <LegalPage name="imprint" />;
}
