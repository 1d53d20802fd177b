import type { Metadata } from "next";
import { LegalPage, legalMetadata } from "~/features/legal/legal-page";

export function generateMetadata(): Promise<Metadata> {
  return legalMetadata("accessibility");
}

export default function AccessibilityPage() {
  return <LegalPage name="accessibility" />;
}
