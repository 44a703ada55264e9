/**
 * Twin matches: two records of one id, alike in all that a viewer may know, and unlike in the decks
 * of the others, wherever a card stays hidden from that viewer to the end.
 */
import { offlineTable, type MatchEnvironment, type OfflineEvent } from '@scoresheet/domain-match';
import type { RecordOpens } from '@scoresheet/contracts-messages';
import type { SealedEvent } from '@scoresheet/domain-record';
import { GAMES } from '@scoresheet/games-catalog';
import { decisions, type Decision, type Fact, type Viewer } from '@scoresheet/rules-engine';
import {
  mixed,
  randomChoice,
  remixed,
  seededNumbers,
  unseenOfDecks,
} from '@scoresheet/rules-testing';

export interface TwinMatches {
  readonly viewer: Viewer;
  /** Of the actors: `NAME-seat1`. */
  readonly name: string;
  readonly record: string;
  readonly worlds: readonly [readonly SealedEvent[], readonly SealedEvent[]];
  readonly differ: boolean;
}

interface TwinsWanted {
  readonly seed: number;
  readonly viewer: Viewer;
  /** At least so many events, of which the lobby has five; then up to a decision of the viewer. */
  readonly events: number;
  /** Whether the record is to open at its end, which is not reached here. */
  readonly opens: RecordOpens;
}

type Decks = readonly (readonly string[])[];

export function twinMatches(environment: MatchEnvironment, wanted: TwinsWanted): TwinMatches {
  const { seed, viewer, opens } = wanted;
  const name = `twin-${seed}`;
  const game = { rules: GAMES['fuzzycards']!.rules, ready: GAMES['fuzzycards']!.readyDecks };
  const decks = [seed, seed >> 2].map((at) => game.ready[at % game.ready.length]?.cards ?? []);
  const one = played(environment, { name, decks, ...wanted });
  const facts = one.flatMap(
    ({ parts }) => (parts.house ?? parts.public).facts as unknown as Fact[],
  );
  const unseen = unseenOfDecks({ rules: game.rules, viewer, facts });
  const below = seededNumbers(~seed);
  const others = decks.map((deck, index) =>
    index + 1 === viewer
      ? deck
      : remixed(deck, unseen.get(index + 1) ?? [], (faces) => mixed(faces, below)),
  );
  const other = replayed(environment, { name, decks: others, commands: one, opens });
  return {
    viewer,
    name,
    record: one[0]?.header.record ?? '',
    worlds: [one.slice(0, other.length), other],
    differ: other.length === one.length && decks.join('|') !== others.join('|'),
  };
}

function played(
  environment: MatchEnvironment,
  { name, decks, seed, viewer, events, opens }: TwinsWanted & { name: string; decks: Decks },
): readonly OfflineEvent[] {
  const table = offlineTable(environment, { name, game: 'fuzzycards', decks, opens });
  const below = seededNumbers(seed);
  const sent: OfflineEvent[] = [];
  const isAsked = (): boolean =>
    viewer === 'public' || openDecision(table.state()?.table).seat === viewer;
  while (!table.isOver() && (sent.length < events || !isAsked())) {
    const seating = table.seating();
    const event = table.send(seating ?? answerOf(openDecision(table.state()?.table), below));
    if ('outcome' in event) throw new Error(`${name}: ${JSON.stringify(event)}`);
    sent.push(event);
    for (let more = table.goOn(); more; more = table.goOn()) sent.push(more);
  }
  return sent;
}

function openDecision(
  state: Parameters<typeof decisions>[0]['state'] | null | undefined,
): Decision {
  const rules = GAMES['fuzzycards']!.rules;
  const [decision] = state ? decisions({ rules, state }) : [];
  if (!decision) throw new Error('a match that goes on waits for somebody');
  return decision;
}

function answerOf({ id, seat, options }: Decision, below: (bound: number) => number) {
  const choice = randomChoice(options, below);
  const plain = typeof choice === 'object' ? [...choice] : choice;
  return { seat, says: { type: 'act', decision: id, choice: plain } } as const;
}

type Saying = Parameters<ReturnType<typeof offlineTable>['send']>[0]['says'];

/** What a command has of its sender, and the table knows itself. */
const SENDER: readonly string[] = ['commandId', 'record', 'actor', 'role'];

/** The same commands, but for the decks; up to the first that is not accepted alike. */
function replayed(
  environment: MatchEnvironment,
  again: {
    name: string;
    decks: Decks;
    commands: readonly OfflineEvent[];
    opens: RecordOpens;
  },
): readonly OfflineEvent[] {
  const { name, decks, commands, opens } = again;
  const table = offlineTable(environment, { name, game: 'fuzzycards', decks, opens });
  const sent: OfflineEvent[] = [];
  for (const { command } of commands) {
    if (command === undefined) continue;
    const seat = Number(command.actor.slice(-1));
    const said = Object.entries(command).filter(([name]) => !SENDER.includes(name));
    const deck = command.type === 'take-seat' ? { deck: [...(decks[seat - 1] ?? [])] } : {};
    const event = table.send({ seat, says: { ...Object.fromEntries(said), ...deck } as Saying });
    if ('outcome' in event) break;
    sent.push(event);
    for (let more = table.goOn(); more; more = table.goOn()) sent.push(more);
  }
  return sent;
}
