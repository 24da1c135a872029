import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './share.module.css';

/** Modules of white around the code, without which cameras do not find it. */
const QUIET = 4;

/** `text` as a code for cameras, always dark on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      className={styles.code}
    >
      <path d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}z`} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
