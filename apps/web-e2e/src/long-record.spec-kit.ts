/**
 * A record of thousands of events: a game of Buddies with five seats, in which between two answers
 * seats give their standing instruction and take it back, again and again. Every event of it was
 * decided by the rules.
 */
import { offlineTable, type MatchEnvironment, type OfflineEvent } from '@scoresheet/domain-match';
import { GAMES } from '@scoresheet/games-catalog';
import { decisions, type Decision } from '@scoresheet/rules-engine';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';

const GAME = 'buddies';
const SEATS = [1, 2, 3, 4, 5];
/** A game of five has some four hundred answers. */
const INSTRUCTIONS_BETWEEN = 14;

export function longRecord(
  env: MatchEnvironment,
  events: number,
  between = INSTRUCTIONS_BETWEEN,
): readonly OfflineEvent[] {
  const { rules, readyDecks } = GAMES[GAME]!;
  const decks = SEATS.map((seat) => readyDecks[seat % readyDecks.length]?.cards ?? []);
  const table = offlineTable(env, { name: 'long', game: GAME, decks, opens: 'at-end' });
  const below = seededNumbers(5);
  const sent: OfflineEvent[] = [];
  const send = (saying: Parameters<typeof table.send>[0]): void => {
    const event = table.send(saying);
    if ('outcome' in event) throw new Error(JSON.stringify(event));
    sent.push(event);
    for (let more = table.goOn(); more; more = table.goOn()) sent.push(more);
  };
  const open = (): Decision | undefined => {
    const state = table.state()?.table;
    return state ? decisions({ rules, state }).find(({ optional }) => !optional) : undefined;
  };
  while (!table.isOver()) {
    const seating = table.seating();
    const decision = open();
    if (seating) send(seating);
    else if (decision) send(answered(decision, below));
    const waiting = SEATS.find((seat) => seat !== open()?.seat && !seating);
    if (waiting === undefined) continue;
    for (let each = 0; each < between && sent.length < events - 1; each += 1) {
      const until = each % 2 === 0 ? ({ kind: 'my-decision' } as const) : null;
      if (!table.isOver()) send({ seat: waiting, says: { type: 'set-auto-pass', until } });
    }
  }
  return sent;
}

function answered({ id, seat, options }: Decision, below: (bound: number) => number) {
  const choice = randomChoice(options, below);
  const plain = typeof choice === 'object' ? [...choice] : choice;
  return { seat, says: { type: 'act', decision: id, choice: plain } } as const;
}
