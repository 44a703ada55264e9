/** Somebody who runs the event: looks, presses what is next, and sends again until it is told. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { sendUntilTold, type Asking, type Told } from '../client.js';
import { isExpected } from '../trouble.js';
import { CREATION, OWNER, TOURNAMENT, type EventPlan } from './event-plan.js';
import type { TournamentRefusal } from './kinds.js';
import { nextButton, type Said } from './next-button.js';

const LONGEST_LOOK_MS = 1_500;
/** The chance that a button is pressed a second time before anything is told of the first. */
const PRESSES_TWICE = 0.15;

export interface EventClient extends Asking<TournamentState, TournamentCommand, TournamentRefusal> {
  readonly actor: string;
  readonly plan: EventPlan;
  readonly told: Told<TournamentCommand>[];
}

export async function organise(client: EventClient): Promise<void> {
  const { actor, plan, random, time } = client;
  for (let number = 1; ; number += 1) {
    await time.sleep(random.below(LONGEST_LOOK_MS));
    const state = await seen(client);
    if (state === undefined) {
      if (actor === OWNER)
        await say(client, { ...plan.terms, type: 'create-tournament' }, CREATION);
      continue;
    }
    if (isOver(state)) return;
    const button = nextButton(state, { plan, random });
    if (button === undefined) continue;
    const names = random.chance(PRESSES_TWICE) ? [`${number}`, `${number}-again`] : [`${number}`];
    await Promise.all(names.map((name) => say(client, button, `${actor}-${name}`)));
  }
}

export const isOver = ({ stage }: TournamentState): boolean =>
  stage === 'finished' || stage === 'cancelled';

/** The tournament as a front door shows it. */
export async function seen({
  door,
}: Pick<EventClient, 'door'>): Promise<TournamentState | undefined> {
  for (;;) {
    try {
      return await (await door()).stateOf(TOURNAMENT);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

/** Resolves when it is known what became of it, or when its sender gives up. */
export async function say(client: EventClient, said: Said, commandId: string): Promise<void> {
  const sender = { record: TOURNAMENT, actor: client.actor, role: 'player' } as const;
  const command = { ...said, ...sender, commandId } as TournamentCommand;
  const verdict = await sendUntilTold(client, command);
  if (verdict !== undefined) client.told.push({ command, verdict });
}
