import type { Metadata } from "next";
import { TextPage, textPageMetadata } from "~/features/content/parts/text-page";

export function generateMetadata(): Promise<Metadata> {
  return textPageMetadata("about");
}

export default function AboutPage() {
  return <TextPage name="about" />;
}
