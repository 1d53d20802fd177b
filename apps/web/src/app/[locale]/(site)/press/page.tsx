import type { Metadata } from "next";
import { PressLogo } from "~/features/articles/parts/press-logo";
import { TextPage, textPageMetadata } from "~/features/articles/parts/text-page";

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
