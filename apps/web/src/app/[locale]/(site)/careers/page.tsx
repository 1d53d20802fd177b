import type { Metadata } from "next";
import { TextPage, textPageMetadata } from "~/features/content/parts/text-page";

export function generateMetadata(): Promise<Metadata> {
  return textPageMetadata("careers");
}

export default function CareersPage() {
  return <TextPage name="careers" />;
}
