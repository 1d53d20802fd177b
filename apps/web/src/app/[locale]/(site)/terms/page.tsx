import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("terms");
}

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
