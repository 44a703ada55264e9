/** A text as the squares of a QR code, for a path that draws them. */
import { create } from 'qrcode';

/** Scanners need so many squares of margin on each side. */
const MARGIN = 4;

export interface QrSquares {
  /** Squares in a row, the margins among them. */
  readonly size: number;
  /** A subpath for each run of dark squares, one unit to a square. */
  readonly path: string;
}

export function qrSquares(text: string): QrSquares {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    [...modules.data.slice(row * size, (row + 1) * size)]
      .map((dark) => (dark ? '1' : '0'))
      .join(''),
  );
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: { length } }) => {
      return `M${index + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`;
    }),
  );
  return { size: size + 2 * MARGIN, path: runs.join('') };
}
