import type { Metadata } from "next";
import { PressLogo } from "~/features/content/parts/press-logo";
import { TextPage, textPageMetadata } from "~/features/content/parts/text-page";

export function generateMetadata(): Promise<Metadata> {
  return textPageMetadata("press");
}

export default function PressPage() {
  return (
    <TextPage name="press">
      <PressLogo />
    </TextPage>
  );
}
