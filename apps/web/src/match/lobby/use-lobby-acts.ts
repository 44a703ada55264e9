/** What can be done before a game begins, one thing after the other, and what became of the last. */
import { useState } from 'react';
import { beSomebody } from '../../account/identity.js';
import { sendCommand, type CommandFate } from '../../api/send-command.js';
import { invitedTo } from '../invitation-code.js';
import type { MatchFields } from '../match-documents.js';
import { GET_READY, SEAT_BOT, TAKE_JUDGE_SEAT, TAKE_SEAT } from './lobby-documents.js';

export type LobbyFate =
  | { readonly is: 'quiet' }
  | { readonly is: 'going' }
  | { readonly is: 'offline' }
  | Exclude<CommandFate, { readonly is: 'accepted' }>;

export interface LobbyActs {
  readonly fate: LobbyFate;
  readonly sitDown: (seat: number, deck: readonly string[]) => void;
  readonly judge: () => void;
  readonly seatBot: (seat: number) => void;
  /** `begins`: the seat that begins, where that is the viewer's to say. */
  readonly getReady: (begins?: number) => void;
}

export function useLobbyActs({ id, seq }: Pick<MatchFields, 'id' | 'seq'>): LobbyActs {
  const [fate, setFate] = useState<LobbyFate>({ is: 'quiet' });
  const run = (act: () => Promise<CommandFate>): void => {
    if (fate.is === 'going') return;
    setFate({ is: 'going' });
    act().then(
      // What was accepted comes as an event, and with it the lobby as it is then.
      (now) => setFate(now.is === 'accepted' ? { is: 'quiet' } : now),
      () => setFate({ is: 'offline' }),
    );
  };
  const known = { match: id, expectedSeq: seq };
  const invited = { ...known, ...invitedTo(id) };
  return {
    fate,
    sitDown: (seat, deck) =>
      run(() => asSomebody(() => sendCommand(TAKE_SEAT, { ...invited, seat, deck: [...deck] }))),
    judge: () => run(() => asSomebody(() => sendCommand(TAKE_JUDGE_SEAT, invited))),
    seatBot: (seat) => run(() => sendCommand(SEAT_BOT, { match: id, seat })),
    getReady: (begins) =>
      run(() =>
        readyAsOf(seq, (expectedSeq) => sendCommand(GET_READY, { match: id, expectedSeq, begins })),
      ),
  };
}

/** More events than this between two looks are more than the players of a lobby getting ready. */
const MOST_TRIES = 10;

/**
 * Two players who press at the same moment are both ready: what the other one did changes nothing
 * about it, so the press counts as of the next event.
 */
async function readyAsOf(
  seq: number,
  send: (expectedSeq: number) => Promise<CommandFate>,
): Promise<CommandFate> {
  for (let tries = 1; ; tries += 1) {
    const fate = await send(seq + tries - 1);
    if (fate.is !== 'conflict' || tries === MOST_TRIES) return fate;
  }
}

/** Whoever sits down without being signed in does so as a guest. */
async function asSomebody(act: () => Promise<CommandFate>): Promise<CommandFate> {
  const opening = await beSomebody();
  return opening.is === 'opened' ? act() : { is: 'refused', rule: null, says: opening.says };
}
