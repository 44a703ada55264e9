/**
 * Invitations to private matches. The code of a match follows from a key of the installation and the
 * match's id, so that it stands in no record and in no table, and every api knows it.
 */
import { Inject, Injectable } from '@nestjs/common';
import { viewerOf, type MatchState } from '@scoresheet/domain-match';
import { encodeUtf8, isJsonObject } from '@scoresheet/domain-record';
import type { Identity } from '@scoresheet/services-accounts';
import { hmacSha256, INVITATION_PURPOSE, type PurposeKeys } from '@scoresheet/services-keys';
import { houseOf } from '@scoresheet/services-tail';
import { API_CLOCK, KEYS } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { isStaff } from '../visibility-cut.js';
import { codeOf, plainCode } from './invitation-code.js';

/** Who comes to a match, with what they were given. */
interface Guest {
  /** Somebody with a token; undefined for a stranger. */
  readonly asker: Identity | undefined;
  readonly invitation?: string | null | undefined;
}

/** The sender of a command: a guest, or this server for a bot that it has seated. */
export type Sender = Guest | 'server';

@Injectable()
export class Invitations {
  constructor(
    private readonly tails: MatchTails,
    @Inject(KEYS) private readonly keys: PurposeKeys,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether this process can invite at all: keys that were handed out earlier cannot. */
  get areThere(): boolean {
    return this.trusted().length > 0;
  }

  /** The code of a private match; undefined for a match that is for everybody. */
  codeFor({ record, terms }: MatchState): string | undefined {
    return terms.private && this.codeUnder(this.keys.current(INVITATION_PURPOSE), record);
  }

  /**
   * The state of a match that the guest may know of; undefined for an unknown match and for a
   * private one without an invitation. Refuses a suspended match.
   */
  async stateFor(record: string, guest: Guest): Promise<MatchState | undefined> {
    const standing = await this.tails.standingOf(record);
    if (standing?.state && !(await this.lets(standing.state, guest))) return undefined;
    return this.tails.stateIn(standing);
  }

  /** Whether somebody may know that the match is there. */
  async lets(state: MatchState, { asker, invitation }: Guest): Promise<boolean> {
    if (!state.terms.private || this.fits(state.record, invitation)) return true;
    if (asker === undefined) return false;
    return isStaff(asker.roles) || this.isHost(state, asker.accountId);
  }

  /** Whoever opened the match, or has a seat in it. */
  async isHost(state: MatchState, actor: string): Promise<boolean> {
    if (typeof viewerOf(state, actor, 'player') === 'number') return true;
    const [opening] = await this.tails.history(state.record, 0, 1);
    const { action } = opening === undefined ? { action: null } : houseOf(opening);
    return isJsonObject(action) && action['actor'] === actor;
  }

  private fits(record: string, invitation: string | null | undefined): boolean {
    if (invitation == null) return false;
    const given = plainCode(invitation);
    return this.trusted().some(({ key }) => plainCode(this.codeUnder(key, record)) === given);
  }

  private trusted() {
    return this.keys.trusted(INVITATION_PURPOSE, this.clock.now());
  }

  private codeUnder(key: Uint8Array, record: string): string {
    return codeOf(hmacSha256(key)(encodeUtf8(record)));
  }
}
