/** The record: chained events as lines, admission, export and verification. Knows no rules. */
export { inLineOrder, isAudience, type Audience, type SeatAudience } from './audience.js';
export { canonicalHash, canonicalJson, hashWritten, isJsonObject } from './canonical-json.js';
export { putValue, sortedKeys } from './canonical-bytes.js';
export { putPiece, putQuote } from './canonical-text.js';
export { putInteger, putPlain, type Sheet } from './sheet.js';
export type { Json, JsonObject } from './canonical-json.js';
export { MAX_JSON_DEPTH } from './json-depth.js';
export { isHash, type Sha256 } from './sha256.js';
export { encodeUtf8, decodeUtf8 } from './utf8.js';
export { createSaltOf, type SaltOf } from './salt.js';
export { isRecordId, partitionOf, recordIdOf, type RecordKind } from './record-id.js';

export { FORMAT, NOTHING_BEFORE, chainRefusal, readHeader } from './event-header.js';
export type { Head, Header } from './event-header.js';
export { isPart, partsSeen } from './event-part.js';
export type { Part, Parts } from './event-part.js';
export { MAX_EVENT_BYTES, sealEvent } from './event-lines.js';
export type { SealedEvent } from './event-lines.js';

export { admit, inspect } from './admission.js';
export type { Candidate, KnownParts } from './admission.js';
export type { Place } from './admission.js';
export { createHeads, type Heads, type KindsPlace } from './heads.js';
export type { Unread, UnreadReason } from './heads.js';

export { exportRecord, type Discloses } from './write-export.js';
export { meaningOfFault, type FaultMeaning } from './fault-meaning.js';
export { kindOfFile } from './kind-of-file.js';
export { readExport } from './read-export.js';
export type { Broken, RecordExport, RecordedEvent } from './read-export.js';
export { holdsHead, holdsRecord, type Holding, type NotHeld } from './kept-heads.js';

export type {
  Accepted,
  Aggregate,
  AnyCommand,
  AnyRefusal,
  Continued,
  DecidedEvent,
  FoldableEvent,
  ReadOnlyAggregate,
  SuspendedRecord,
} from './aggregate.js';
export type { HouseEvent, Redecision, Refolder, Start } from './refolder.js';
export { decideAgain, type DecidedAgain } from './verify-event.js';
export { describeVerdict, verifyExport } from './verify.js';
export { watchedRefolder } from './watched-refolder.js';
export type { Verdict } from './verify.js';

export {
  conflict,
  sentBefore,
  type Conflict,
  type NotAccepted,
  type Refused,
} from './not-accepted.js';
export { findCommand, noCommands, rememberCommand } from './known-commands.js';
export type { KnownCommands } from './known-commands.js';
