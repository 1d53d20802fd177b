import type { Metadata } from "next";
import { TextPage, textPageMetadata } from "~/features/content/parts/text-page";

export function generateMetadata(): Promise<Metadata> {
  return textPageMetadata("community");
}

export default function CommunityPage() {
  return <TextPage name="community" />;
}
