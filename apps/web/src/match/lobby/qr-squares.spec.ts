import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { qrSquares } from './qr-squares.js';

const LINK = 'http://192.168.0.12:4000/match/m-1x4q7vmr52jykat0twspcn9v2z';

describe('a QR code as a path', () => {
  it('covers exactly the dark squares, with a margin of four around them', () => {
    const { modules } = create(LINK, { errorCorrectionLevel: 'M' });
    const { size, path } = qrSquares(LINK);
    const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`),
    );
    const dark = [...modules.data].flatMap((bit, at) =>
      bit ? [`${(at % modules.size) + 4},${Math.floor(at / modules.size) + 4}`] : [],
    );
    expect(size).toBe(modules.size + 8);
    expect(dark.length).toBeGreaterThan(100);
    expect(drawn.sort()).toEqual(dark.sort());
  });
});
