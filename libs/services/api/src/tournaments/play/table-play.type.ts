/** How play at a table goes, and the messages of its subscription. */
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { TournamentTableType } from '../views/table.type.js';

export enum TablePlayStatus {
  OPENING = 'opening',
  OPEN = 'open',
  RUNNING = 'running',
  PAUSED = 'paused',
  SUSPENDED = 'suspended',
  ENDED = 'ended',
}
registerEnumType(TablePlayStatus, {
  name: 'TablePlayStatus',
  description:
    'OPENING: the next match is not open yet. OPEN: the players get ready. RUNNING: the game is ' +
    'played. PAUSED: staff paused the match. SUSPENDED: the record of the match cannot be read on; ' +
    'staff end it. ENDED: all games are over, and the result is not recorded yet.',
});

export enum OpeningProblemCode {
  ENTRANT_WITHOUT_ACCOUNT = 'entrant-without-account',
  TIME_OVER = 'time-over',
  MATCHES_REFUSED = 'matches-refused',
}
registerEnumType(OpeningProblemCode, {
  name: 'OpeningProblem',
  description:
    'ENTRANT_WITHOUT_ACCOUNT: bind the entrant to an account. TIME_OVER: the round was over before ' +
    'the first game; extend the time or enter a result. MATCHES_REFUSED: every attempt to open the ' +
    'match was refused; enter a result.',
});

@ObjectType('TablesInPlay', { description: 'Tables of the round in play, as they are now.' })
export class TablesInPlayType {
  @Field({
    description:
      'True in the first message of the present state: forget all tables that you know. A large ' +
      'round follows in further messages.',
  })
  readonly isFirst!: boolean;

  @Field(() => [TournamentTableType], {
    description:
      'Never more than 500. A table that is no longer in play comes once more, without a match.',
  })
  readonly tables!: readonly TournamentTableType[];
}
