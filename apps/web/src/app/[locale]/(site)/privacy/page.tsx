import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("policy");
}

export default function PolicyPage() {
  return <LegalPage name="policy" />;
}
