import { ComponentsScreen } from "~/features/components/components-screen";

/** Every component in every state, both themes. A page of development alone (`pageExtensions` of next.config.ts). */
export default function ComponentsPage() {
  return <ComponentsScreen />;
}
