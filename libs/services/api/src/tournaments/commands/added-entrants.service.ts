/**
 * Staff enter others. A guest is an id in the record, derived from the command so that sent twice it
 * is the same; the name is written beside the record once the number of the entrant is known.
 */
import { Inject, Injectable } from '@nestjs/common';
import { canonicalJson } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { isRefusal, type Identity } from '@scoresheet/services-accounts';
import { houseOf } from '@scoresheet/services-tail';
import { API_CLOCK, TOURNAMENT_WORDS } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { Refused } from '../../commands/command-outcome.js';
import { clientError } from '../../transport/masked-error.js';
import { TournamentAccepted, type TournamentOutcome } from '../tournament-outcome.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { guestName } from '../words/guest-name.js';
import type { TournamentWord, TournamentWords } from '../words/tournament-words.js';
import type { AddedEntrantInput, AddEntrantsArgs } from './add-entrants.args.js';
import { TournamentSender } from './tournament-sender.service.js';

const GUEST_ID_LENGTH = 32;

type Added = { readonly actor: string } | { readonly guest: string; readonly name: string };

@Injectable()
export class AddedEntrants {
  constructor(
    private readonly sender: TournamentSender,
    private readonly tails: TournamentTails,
    @Inject(TOURNAMENT_WORDS) private readonly words: TournamentWords,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  async add(asked: AddEntrantsArgs, identity: Identity): Promise<TournamentOutcome> {
    const { tournament, commandId } = asked;
    const of = [tournament, identity.accountId, commandId];
    const read = asked.entrants.map((each, at) => addedAs(each, [...of, String(at)]));
    const refused = read.find((each) => each instanceof Refused);
    if (refused !== undefined) return refused;
    const added = read.flatMap((each) => (each instanceof Refused ? [] : [each]));
    const entrants = added.map((each) => ('guest' in each ? { guest: each.guest } : each));
    const outcome = await this.sender.send('add-entrants', { ...asked, entrants }, identity);
    if (outcome instanceof TournamentAccepted) await this.writeNames(outcome, added, identity);
    return outcome;
  }

  private async writeNames(
    { tournament, seq }: TournamentAccepted,
    added: readonly Added[],
    { accountId }: Identity,
  ): Promise<void> {
    const names = new Map(
      added.flatMap((each) => ('guest' in each ? [[each.guest, each.name]] : [])),
    );
    const [event] = await this.tails.history(tournament, seq, 1);
    const facts = (event === undefined
      ? []
      : houseOf(event)['facts']) as unknown as readonly Entered[];
    const createdAtMs = this.clock.now();
    const written = facts.flatMap(({ entrant: number, guest }): TournamentWord[] => {
      const text = names.get(guest ?? '');
      if (text === undefined) return [];
      return [{ kind: 'entrant', number, text, createdAtMs, accountId }];
    });
    await this.words.put(tournament, written);
  }
}

interface Entered {
  readonly entrant: number;
  readonly guest?: string | null;
}

function addedAs({ account, name }: AddedEntrantInput, of: readonly string[]): Added | Refused {
  if ((account == null) === (name == null)) {
    throw clientError('BAD_USER_INPUT', 'Name an account or a guest for each entrant, not both.');
  }
  if (account != null) return { actor: account };
  const text = guestName(name ?? '');
  if (isRefusal(text)) {
    return new Refused({ code: text.refused, says: `${JSON.stringify(name)}: ${text.says}` });
  }
  const guest = sha256(canonicalJson(['guest of a tournament', ...of])).slice(0, GUEST_ID_LENGTH);
  return { guest, name: text };
}
