import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("rights");
}

export default function RightsPage() {
  return <LegalPage name="rights" />;
}
