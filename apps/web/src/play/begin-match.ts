/**
 * Opens a match, sits whoever opened it down, and fills the other seats with bots where bots are
 * wanted. The first step that is not accepted ends it; what was done before stands on the record.
 */
import { sendCommand, type CommandFate } from '../api/send-command.js';
import { GET_READY, SEAT_BOT, TAKE_SEAT } from '../match/lobby/lobby-documents.js';
import { CREATE } from './play-documents.js';
import { termsOf, type Wanted } from './wanted.js';

export interface Begun {
  /** The match that was opened; undefined where none was. */
  readonly match: string | undefined;
  /** Of the last step that was taken. */
  readonly fate: CommandFate;
}

const OWN_SEAT = 1;

export async function beginMatch(wanted: Wanted, deck: readonly string[]): Promise<Begun> {
  const created = await sendCommand(CREATE, termsOf(wanted));
  if (created.is !== 'accepted') return { match: undefined, fate: created };
  const { match } = created;
  const seated = await sendCommand(TAKE_SEAT, {
    match,
    seat: OWN_SEAT,
    deck: [...deck],
    expectedSeq: created.seq,
  });
  if (seated.is !== 'accepted' || wanted.opponent !== 'bot') return { match, fate: seated };
  // Whoever opened the match is ready before the bots come: their coming is what the game waits for.
  const ready = await sendCommand(GET_READY, { match, expectedSeq: seated.seq });
  if (ready.is !== 'accepted') return { match, fate: ready };
  return { match, fate: await seatBots(match, wanted.seats) };
}

async function seatBots(match: string, seats: number): Promise<CommandFate> {
  let fate: CommandFate = { is: 'pending' };
  for (let seat = OWN_SEAT + 1; seat <= seats; seat += 1) {
    fate = await sendCommand(SEAT_BOT, { match, seat });
    if (fate.is !== 'accepted') return fate;
  }
  return fate;
}
