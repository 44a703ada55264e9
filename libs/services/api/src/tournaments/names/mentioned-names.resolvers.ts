/** Names of the entrants whom an answer mentions that explains something. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CorrectionPreviewType } from '../reckoning/correction-preview.type.js';
import { TableReasonsType } from '../reckoning/opponent-reasons.type.js';
import { RankReasonsType } from '../reckoning/rank-reasons.type.js';
import { EntrantNames } from './entrant-names.service.js';
import { NamedEntrantType } from './named-entrant.type.js';

const NAMES = { description: 'Of every entrant who is mentioned, by number.' };

@Resolver(() => RankReasonsType)
export class RankNamesResolver {
  constructor(private readonly entrants: EntrantNames) {}

  @ResolveField(() => [NamedEntrantType], NAMES)
  names(@Parent() { tournament, entrant, ahead, numbers }: RankReasonsType) {
    const mentioned = numbers.flatMap((each) => [each.entrant, ...(each.entry?.entrants ?? [])]);
    return this.entrants.namesOf(tournament, [
      entrant,
      ...(ahead ? [ahead.entrant] : []),
      ...mentioned,
    ]);
  }
}

@Resolver(() => TableReasonsType)
export class TableNamesResolver {
  constructor(private readonly entrants: EntrantNames) {}

  @ResolveField(() => [NamedEntrantType], NAMES)
  names(@Parent() { tournament, reasons }: TableReasonsType) {
    const mentioned = reasons.flatMap(({ entrant, opponent, others }) => [
      entrant,
      ...(opponent === null ? [] : [opponent]),
      ...others.map((other) => other.opponent),
    ]);
    return this.entrants.namesOf(tournament, mentioned);
  }
}

@Resolver(() => CorrectionPreviewType)
export class PreviewNamesResolver {
  constructor(private readonly entrants: EntrantNames) {}

  @ResolveField(() => [NamedEntrantType], NAMES)
  names(@Parent() { tournament, standings }: CorrectionPreviewType) {
    return this.entrants.namesOf(
      tournament,
      standings.map(({ entrant }) => entrant),
    );
  }
}
