import { buttonStyle } from "@takt/ui/button-style";
import { Download } from "lucide-react";
import type { CurrentWorkspace } from "../current-workspace";

type Props = {
  workspace: CurrentWorkspace;
  /** All that is in it as a ZIP, or a table as CSV. */
  what: "archive" | "posts" | "log";
  label: string;
  className?: string;
};

/** A link that looks like a button and saves something of the workspace as a file. */
export function DownloadLink({ workspace, what, label, className = "" }: Props) {
  return (
    <a
      href={`/api/workspaces/${what}?${new URLSearchParams({ workspace: workspace.slug }).toString()}`}
      download
      className={`${buttonStyle()} ${className}`}
    >
      <Download aria-hidden />
      {label}
    </a>
  );
}
