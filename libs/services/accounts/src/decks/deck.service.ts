/** Decks that an account keeps. Whether they can be played is for the games to say, not for this. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { CLOCK, type Clock } from '../clock.js';
import type { Identity } from '../identity.js';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { SavedDeckEntity } from '../store/saved-deck.entity.js';
import {
  DECK_NAME_LENGTH,
  MAX_CODE_LENGTH,
  MAX_SAVED_DECKS,
  MAX_SAVED_DECK_CARDS,
} from './limits.js';

const ID_BYTES = 8;

interface WantedDeck {
  /** A deck that is kept already and is replaced; a new one where absent. */
  readonly id?: string | null;
  readonly game: string;
  readonly name: string;
  /** Codes, one for each copy. */
  readonly cards: readonly string[];
}

@Injectable()
export class DeckService {
  constructor(
    private readonly database: AccountsDatabase,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The decks of an account, of one game or of all, the one saved last first; none of a guest. */
  async of(accountId: string, game?: string | null): Promise<readonly SavedDeckEntity[]> {
    if (!this.database.isThere) return [];
    return this.database.manager.find(SavedDeckEntity, {
      where: withoutUndefined({ accountId, game: game ?? undefined }),
      order: { savedAt: 'DESC', id: 'ASC' },
    });
  }

  async save(
    { accountId }: Identity,
    wanted: WantedDeck,
  ): Promise<SavedDeckEntity | AccountRefusal> {
    const wrong = problemOf(wanted);
    if (wrong !== undefined) return wrong;
    return this.database.manager.transaction(async (rows) => {
      // The account is locked, so that two who save at once do not both get the last place.
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: accountId, erasedAt: IsNull() };
      if ((await rows.findOne(AccountEntity, { where, lock })) === null)
        return refusal('no-account');
      return this.put(rows, accountId, wanted);
    });
  }

  async delete({ accountId }: Identity, id: string): Promise<AccountRefusal | undefined> {
    const { affected } = await this.database.manager.delete(SavedDeckEntity, { id, accountId });
    return affected === 1 ? undefined : refusal('deck-unknown');
  }

  private async put(
    rows: EntityManager,
    accountId: string,
    { id, game, name, cards }: WantedDeck,
  ): Promise<SavedDeckEntity | AccountRefusal> {
    const said = { accountId, game, name: name.trim(), cards: [...cards] };
    const deck = { id: id ?? newId(), ...said, savedAt: new Date(this.now()) };
    if (id != null) {
      const { affected } = await rows.update(SavedDeckEntity, { id, accountId }, deck);
      return affected === 1 ? deck : refusal('deck-unknown');
    }
    const kept = await rows.countBy(SavedDeckEntity, { accountId });
    if (kept >= MAX_SAVED_DECKS) return refusal('too-many-decks');
    await rows.insert(SavedDeckEntity, deck);
    return deck;
  }
}

const newId = (): string => `d-${randomBytes(ID_BYTES).toString('hex')}`;

function problemOf({ game, name, cards }: WantedDeck): AccountRefusal | undefined {
  if (!isLine(name, DECK_NAME_LENGTH)) return refusal('deck-name-not-allowed');
  const isDeck = cards.length <= MAX_SAVED_DECK_CARDS;
  const areCodes = [game, ...cards].every((code) => isLine(code, MAX_CODE_LENGTH));
  return isDeck && areCodes ? undefined : refusal('deck-not-allowed');
}

const isLine = (text: string, longest: number): boolean =>
  text.length <= longest && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(text) && text.trim() !== '';
