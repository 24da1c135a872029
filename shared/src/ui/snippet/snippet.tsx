import { useEffect, useState } from 'react';
import { loadSnippet } from '@gakumado/shared/api';
import { RichText } from '../rich-text/rich-text.tsx';

interface SnippetProps {
  /** Path in the includes area, such as `side/slidebox.html`. */
  path: string;
  className?: string | undefined;
}

/** A block that editors change without a release. It comes after the page and stays away when it fails. */
export function Snippet({ path, className }: SnippetProps) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const control = new AbortController();
    // Only an abort is thrown; a snippet that cannot be had is an empty text.
    loadSnippet(path, control.signal).then(setHtml, () => {});
    return () => control.abort();
  }, [path]);
  if (html.trim() === '') return null;
  return (
    <div className={className}>
      <RichText html={html} look="plain" />
    </div>
  );
}
