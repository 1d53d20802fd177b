import type { Metadata } from "next";
import { textPageMetadata } from "../../../../features/articles/parts/text-page-metadata";
import { TextPage } from "../../../../features/articles/parts/text-page";

export function generateMetadata(): Promise<Metadata> {
  return textPageMetadata("careers");
}

export default function CareersPage() {
  return <TextPage name="careers" />;
}
