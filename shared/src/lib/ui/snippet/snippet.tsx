import { loadSnippet } from '@gakumado/shared/api';
import { RichText, useLatest } from '@gakumado/shared/ui/core';

interface SnippetProps {
  /** Path in the includes area, such as `side/slidebox.html`. */
  path: string;
  className?: string | undefined;
}

/** A block that editors change without a release. It comes after the page and stays away when it fails. */
export function Snippet({ path, className }: SnippetProps) {
  // Only an abort is thrown; a snippet that cannot be loaded is an empty text.
  const answer = useLatest(loadSnippet, path);
  const html = answer?.data ?? '';
  if (html.trim() === '') return null;
  return (
    <div className={className}>
      <RichText html={html} look="plain" />
    </div>
  );
}
