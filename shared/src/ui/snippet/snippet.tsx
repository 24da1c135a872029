import { useEffect, useState } from 'react';
import { loadSnippet } from '@gakumado/shared/api';
import { RichText } from '../rich-text/rich-text.tsx';

interface SnippetProps {
  /** Path in the includes area, such as `side/slidebox.html`. */
  path: string;
  className?: string | undefined;
  /** Called once it is known what stands here, if anything; the same function at every render. */
  onSettled?: () => void;
}

/** A block that editors change without a release. It comes after the page and stays away when it fails. */
export function Snippet({ path, className, onSettled }: SnippetProps) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const control = new AbortController();
    // Only an abort is thrown; a snippet that cannot be had is an empty text.
    loadSnippet(path, control.signal).then(
      (text) => {
        setHtml(text);
        onSettled?.();
      },
      () => {},
    );
    return () => control.abort();
  }, [path, onSettled]);
  if (html.trim() === '') return null;
  return (
    <div className={className}>
      <RichText html={html} look="plain" />
    </div>
  );
}
