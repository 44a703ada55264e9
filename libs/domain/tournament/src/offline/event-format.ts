/** Phases of an event as they are usually wanted: by a word, a cut and little else. */
import type { PhaseAsked } from '@scoresheet/contracts-messages';

export const FORMATS = [
  'swiss',
  'pods',
  'round-robin',
  'single-elimination',
  'double-elimination',
] as const;
export type Format = (typeof FORMATS)[number];

interface FormatAsked {
  readonly format: Format;
  /** How many go on into a single elimination behind it; nobody where absent. */
  readonly cut?: number;
  /** How many rounds; as the head-count says where absent. */
  readonly rounds?: number;
  readonly bestOf?: 1 | 3 | 5;
  /** How many sit at a table at most, where tables are pods. */
  readonly mostSeats?: number;
}

/** Rounds and standings as large organisers have them. */
const ROUNDS = 'plain/1';
const STANDINGS = 'magic/1';
const POD_STANDINGS = 'pods/1';
const POD = { least: 3, most: 4, wanted: 4 };

export function phasesOf({ cut, ...asked }: FormatAsked): PhaseAsked[] {
  const { bestOf = 1 } = asked;
  const first = firstPhase(asked);
  if (cut === undefined) return [first];
  const by = { by: 'rank', places: cut } as const;
  return [first, { kind: 'single-elimination', standings: STANDINGS, bestOf, cut: by }];
}

function firstPhase({ format, rounds, bestOf = 1, mostSeats }: Asked): PhaseAsked {
  const ofAnyKind = { standings: STANDINGS, bestOf };
  switch (format) {
    case 'swiss':
      return { ...ofAnyKind, kind: 'swiss', rounds: rounds ?? ROUNDS };
    case 'pods': {
      const most = Math.min(POD.most, mostSeats ?? POD.most);
      return {
        kind: 'pods',
        standings: POD_STANDINGS,
        rounds: rounds ?? ROUNDS,
        ...POD,
        most,
        wanted: most,
      };
    }
    case 'round-robin':
      return { ...ofAnyKind, kind: 'round-robin', times: 1 };
    case 'single-elimination':
    case 'double-elimination':
      return { ...ofAnyKind, kind: format };
  }
}
type Asked = Omit<FormatAsked, 'cut'>;
