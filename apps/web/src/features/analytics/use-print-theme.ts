import { useEffect } from "react";

/** Shows the page in the light theme while it is printed: paper is white. */
export function usePrintTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const toLight = () => {
      shown = dataset.theme;
      dataset.theme = "light";
    };
    const back = () => {
      dataset.theme = shown;
    };
    window.addEventListener("beforeprint", toLight);
    window.addEventListener("afterprint", back);
    return () => {
      window.removeEventListener("beforeprint", toLight);
      window.removeEventListener("afterprint", back);
    };
  }, []);
}
