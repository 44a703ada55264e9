/** The cards of a ruleset: an old match is shown with those that it was begun with. */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { RulesSource } from '@scoresheet/domain-match';
import { RULES } from '../api-parts.js';
import { cardTypes, CardType } from './card.type.js';

@Resolver()
export class RulesetCardsResolver {
  /** A released ruleset never changes: its cards are made once, and there are few of them. */
  private readonly known = new Map<string, readonly CardType[]>();

  constructor(@Inject(RULES) private readonly rules: RulesSource) {}

  @Query(() => [CardType], {
    nullable: true,
    description: 'The cards of any ruleset that was released; null where there is none such.',
  })
  cards(
    @Args('ruleset', { description: 'Id and version, as `Match.ruleset` has them.' }) id: string,
  ): readonly CardType[] | null {
    const before = this.known.get(id);
    if (before !== undefined) return before;
    const ruleset = this.rules.rulesOf(id)?.ruleset;
    if (ruleset?.id !== id) return null;
    const cards = cardTypes(ruleset);
    this.known.set(id, cards);
    return cards;
  }
}
