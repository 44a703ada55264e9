/**
 * What has become of a tournament, in the messages of its feed. A thousand phones hear of an event at
 * the same moment: all but their own table is worked out once for each audience.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { API_CLOCK } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { withOwnPart } from '../../events/own-part.js';
import type { TournamentCut } from '../cut/tournament-cut.js';
import { clientError } from '../../transport/masked-error.js';
import { DescribedTournaments } from '../views/described-tournaments.service.js';
import { ownTableIn } from '../views/own-table.js';
import type { TournamentTableType } from '../views/table.type.js';
import type { TournamentType } from '../views/tournament.type.js';
import { changedTables } from './changed-tables.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { tournamentEventType, type TournamentMessageType } from './tournament-event.type.js';

/** Fields of a message that are its viewer's own, wherever in it they stand. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['ownTable', 'ownEntrant']);

interface Telling {
  readonly state: TournamentState | undefined;
  readonly cut: TournamentCut;
}

const MAX_TABLES_AT_ONCE = 500;

/** Whoever comes later is told of the past anew: words may have been erased since. */
const ONE_FOR_ALL_MS = 1_000;

interface Made {
  readonly message: TournamentMessageType;
  readonly atMs: number;
}

type Messages = Map<TournamentCut['audience'], Made>;

@Injectable()
export class ToldTournament {
  /** One message of an event for everybody of an audience who is told of it at the same moment. */
  private readonly made = new WeakMap<AdmittedEvent, Messages>();

  private readonly nows = new WeakMap<TournamentMessageType, Promise<TournamentType>>();

  constructor(
    private readonly tails: TournamentTails,
    private readonly words: DescribedTournaments,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** Who has not entered is told what everybody of the audience is. */
  messageFor(
    asker: Identity | undefined,
    event: AdmittedEvent,
    telling: Telling,
  ): TournamentMessageType {
    const common = this.commonMessage(event, telling);
    const actor = asker?.accountId;
    if (actor === undefined || telling.state?.entrantOf.has(actor) !== true) return common;
    return withOwnPart({ ...common, actor, common }, { common, fields: OWN_FIELDS });
  }

  /** Made when the first of an audience asks for it. */
  async now(message: TournamentMessageType): Promise<TournamentType> {
    const { common = message, actor, isHouse } = message;
    const told = this.nows.get(common) ?? this.words.described(this.stateIn(common), { isHouse });
    this.nows.set(common, told);
    const now = await told;
    return actor === undefined ? now : { ...now, ownEntrant: this.numberOf(message) };
  }

  tables(message: TournamentMessageType, first: number): readonly TournamentTableType[] {
    const sight = { unpublished: message.isHouse, first: Math.min(first, MAX_TABLES_AT_ONCE) };
    return changedTables(this.stateIn(message), message, sight);
  }

  ownTable(message: TournamentMessageType): TournamentTableType | null {
    if (message.actor === undefined) return null;
    const table = ownTableIn(this.stateIn(message), message.actor);
    return (
      table && { ...table, seats: table.seats.map((seat) => ({ ...seat, isToldToMany: true })) }
    );
  }

  private numberOf(message: TournamentMessageType): number | null {
    return this.stateIn(message).entrantOf.get(message.actor ?? '') ?? null;
  }

  private stateIn({ state, tournament }: TournamentMessageType): TournamentState {
    if (state !== undefined) return state;
    throw clientError('SUSPENDED', `Nothing can be said of ${tournament}: its first event is bad.`);
  }

  private commonMessage(event: AdmittedEvent, { state, cut }: Telling): TournamentMessageType {
    const { audience } = cut;
    const made: Messages = this.made.get(event) ?? new Map();
    this.made.set(event, made);
    const known = made.get(audience);
    const atMs = this.clock.now();
    if (known !== undefined && atMs < known.atMs + ONE_FOR_ALL_MS) return known.message;
    const token = this.tails.tokenOf(event.header.record, event.offset + 1);
    const seen = { state, isHouse: audience === 'house' };
    const message = { ...tournamentEventType(event, cut), token, ...seen };
    made.set(audience, { message, atMs });
    return message;
  }
}
