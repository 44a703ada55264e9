/** A command can be decided twice, or come too late, or from nowhere, and nothing happens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '@scoresheet/contracts-messages';
import { canonicalJson } from '@scoresheet/domain-record';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import type { MatchState } from '../fold/match-state.js';
import { answer, openScene, runningMatch, type Said, type Scene } from '../scene.spec-kit.js';

const textOf = (state: MatchState | undefined): string =>
  canonicalJson(state ? { ...state, commands: [...state.commands.recent] } : null);

describe('a command that comes again', () => {
  it('has the first outcome, however often and however late', () => {
    const scene = runningMatch();
    const choice = scene.state().table?.places['hand@1']?.[0] as string;
    const command = scene.command('ann', { type: 'act', decision: 'd1', choice });
    scene.decide(command);
    const first = { outcome: 'duplicate', seq: scene.state().seq };
    expect(scene.decide(command)).toEqual(first);
    answer(scene, 'bob');
    scene.send('bob', { type: 'concede' });
    expect(scene.decide(command)).toEqual(first);
  });

  it('is known by its payload, whatever the order in which that was written', () => {
    const scene = runningMatch();
    const choice = scene.state().table?.places['hand@1']?.[0] as string;
    const command = scene.command('ann', { type: 'act', decision: 'd1', choice });
    scene.decide(command);
    const turned = Object.fromEntries(Object.entries(command).reverse()) as Command;
    expect(scene.decide(turned)).toMatchObject({ outcome: 'duplicate' });
  });

  it.each([
    ['another choice', { choice: 'hand1-4' }],
    ['another actor', { actor: 'bob' }],
    ['another role', { role: 'judge' }],
  ])('with %s under the same id is an error of its own', (_, changed) => {
    const scene = runningMatch();
    const choice = scene.state().table?.places['hand@1']?.[0] as string;
    const command = scene.command('ann', { type: 'act', decision: 'd1', choice });
    scene.decide(command);
    expect(scene.decide({ ...command, ...changed } as Command)).toMatchObject({
      outcome: 'command-id-reused',
    });
  });

  it('was refused and stays refused', () => {
    const scene = runningMatch();
    const command = scene.command('ann', { type: 'act', decision: 'd1', choice: 'nothing' });
    expect(scene.decide(command)).toMatchObject({ outcome: 'refused' });
    answer(scene, 'ann');
    expect(scene.decide(command)).toMatchObject({ outcome: 'conflict' });
  });

  it('finds its first event in a state that was folded from the record, too', () => {
    const scene = runningMatch();
    const command = scene.command('ann', { type: 'concede' });
    scene.decide(command);
    const folded = scene.folded();
    expect(scene.aggregate.decide(folded, command, 0)).toEqual({
      outcome: 'duplicate',
      seq: scene.state().seq,
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('may be called %s', (commandId) => {
    const scene = runningMatch();
    expect(scene.send('ann', { type: 'concede' }, { commandId })).toMatchObject({
      outcome: 'accepted',
    });
    expect(scene.send('ann', { type: 'concede' }, { commandId })).toMatchObject({
      outcome: 'duplicate',
    });
  });
});

describe('two services that decide the same commands', () => {
  it('write the same bytes', () => {
    const bytesOf = (scene: Scene): string[] =>
      scene.events.map(({ bytes }) => new TextDecoder().decode(bytes));
    const [one, other] = [runningMatch(3), runningMatch(3)];
    for (const scene of [one, other]) ['ann', 'bob', 'cec'].forEach((name) => answer(scene, name));
    expect(bytesOf(one)).toEqual(bytesOf(other));
  });
});

/** One command out of all that might come: sensible ones, stale, doubled, foreign, absurd. */
const arrival = fc.record({
  actor: fc.constantFrom('ann', 'bob', 'cec', 'eve'),
  role: fc.constantFrom('player' as const, 'player' as const, 'player' as const, 'judge' as const),
  what: fc.constantFrom('take', 'ready', 'act', 'act', 'act', 'act', 'again', 'reuse', 'concede'),
  seat: fc.integer({ min: 1, max: 4 }),
  lag: fc.constantFrom(0, 0, 0, 1, -1),
  pick: fc.nat({ max: 5 }),
});
type Arrival = typeof arrival extends fc.Arbitrary<infer T> ? T : never;

function saidBy(scene: Scene, { actor, what, seat, lag, pick }: Arrival): Said {
  const { seq, seats } = scene.state();
  const expectedSeq = Math.max(0, seq - lag);
  if (what === 'take') return { type: 'take-seat', seat, deck: LANTERN_DECK, expectedSeq };
  if (what === 'ready') return { type: 'get-ready', expectedSeq };
  if (what === 'concede' && pick === 0) return { type: 'concede' };
  const own = seats.find((each) => each.actor === actor)?.seat ?? seat;
  const asked = scene.asked(lag === 0 ? own : seat);
  const from = asked?.options.pick === 'one' ? asked.options.from : [];
  const choice = from[pick]?.id ?? 'hand1-1';
  return { type: 'act', decision: asked?.id ?? `d${pick}`, choice };
}

function commandOfArrival(scene: Scene, sent: readonly Command[], arrived: Arrival): Command {
  const { actor, role, what, pick } = arrived;
  const earlier = sent.at(-1 - pick);
  if (what === 'again' && earlier) return earlier;
  const commandId = what === 'reuse' && earlier ? { commandId: earlier.commandId } : {};
  return scene.command(actor, saidBy(scene, arrived), { role, ...commandId });
}

describe('whatever comes', () => {
  it('never throws, changes nothing unless accepted, and folds to the same state', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(arrival, { minLength: 60, maxLength: 120 }), (arrivals) => {
        const scene = openScene();
        scene.send('ann', { type: 'create-match', game: 'lanterns', seats: 2 });
        const sent: Command[] = [];
        const accepted = new Map<string, number>();
        expect(arrivals.length).toBeGreaterThanOrEqual(60);
        for (const arrived of arrivals) {
          const command = commandOfArrival(scene, sent, arrived);
          const before = textOf(scene.state());
          const decided = scene.decide(command);
          seen.add(decided.outcome);
          sent.push(command);
          if (decided.outcome === 'accepted') accepted.set(command.commandId, scene.state().seq);
          else expect(textOf(scene.state())).toBe(before);
          if (decided.outcome === 'duplicate') {
            expect(decided.seq).toBe(accepted.get(command.commandId));
          }
        }
        expect(textOf(scene.folded())).toBe(textOf(scene.state()));
      }),
      { numRuns: 60 },
    );
    const all = ['accepted', 'command-id-reused', 'conflict', 'duplicate', 'refused'];
    expect([...seen].sort()).toEqual(all);
  });
});
