/** When a match's record opens, as it is asked for and as it is told. */
import { registerEnumType } from '@nestjs/graphql';

export enum RecordOpens {
  NEVER = 'never',
  AT_END = 'at-end',
}
registerEnumType(RecordOpens, {
  name: 'RecordOpens',
  description:
    'NEVER: what was hidden stays hidden. AT_END: once the match is over and the delay of its ' +
    'spectators has passed, everybody may read everything, hands and lists among it.',
});
