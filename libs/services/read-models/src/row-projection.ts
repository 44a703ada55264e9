/**
 * From the events of a record to its row, by what everybody may know of them alone. Pure and total:
 * an event that makes no sense suspends its record and leaves all others as they are.
 */
import type { Head, Header, Json, JsonObject } from '@scoresheet/domain-record';

export interface ProjectedEvent {
  readonly header: Pick<Header, 'record' | 'seq' | 'type' | 'at'>;
  /** The public line. */
  readonly public: JsonObject;
  /** The event's; without it the row does not say which event it ends with. */
  readonly hash?: string;
  /**
   * An event that is not believed suspends its record whatever it says: it is against the rules, or
   * dated far ahead of the log, and `at` is when the log took it then.
   */
  readonly isNotBelieved?: boolean;
}

/** What the row of every kind of record has. */
export interface ProjectedRow {
  readonly id: string;
  /** The game's word; empty before event 0, and when that cannot be read. */
  readonly game: string;
  readonly suspended: boolean;
  readonly updatedAtMs: number;
  readonly eventCount: number;
  readonly head: Head | null;
}

/** How the events of one kind of record change its row. */
interface RowRules<Row, Fact> {
  /** The row before event 0, which says what the record is. */
  newRow(header: ProjectedEvent['header']): Row;
  isKnownType(type: string): boolean;
  /** Kinds of facts that change a row. */
  readonly telling: readonly string[];
  /** The fact; undefined where it is misshapen. */
  read(fact: JsonObject): Fact | undefined;
  /** The row after a fact; undefined where the fact makes no sense. */
  tellFact(row: Row, fact: Fact, header: ProjectedEvent['header']): Row | undefined;
  /** The row of a record that stands still: one event alone is still heard, that staff has ended it. */
  tellSuspended(row: Row, header: ProjectedEvent['header']): Row;
  /** Called last, with the rows before and after the event. */
  finish?(before: Row, after: Row, header: ProjectedEvent['header']): Row;
}

interface RowProjection<Row> {
  /** The row after an event; `row` is undefined before event 0. */
  project(row: Row | undefined, event: ProjectedEvent): Row;
  /** The row after an event that nothing can be told of: it stands still from here on. */
  suspend(row: Row | undefined, event: ProjectedEvent): Row;
}

export function rowProjection<Row extends ProjectedRow, Fact>(
  rules: RowRules<Row, Fact>,
): RowProjection<Row> {
  const { finish = (_, after) => after } = rules;

  function counted(before: Row, after: Row, { header, hash }: ProjectedEvent): Row {
    const { seq, at } = header;
    const head = hash === undefined ? null : { seq, hash };
    return finish(before, { ...after, updatedAtMs: at, eventCount: seq + 1, head }, header);
  }

  function suspend(row: Row | undefined, event: ProjectedEvent): Row {
    const before = row ?? rules.newRow(event.header);
    return counted(before, { ...before, suspended: true }, event);
  }

  return {
    suspend,
    project(row, event) {
      const before = row ?? rules.newRow(event.header);
      const told = before.suspended
        ? rules.tellSuspended(before, event.header)
        : tell(rules, before, event);
      return told === undefined ? suspend(row, event) : counted(before, told, event);
    },
  };
}

/** The row after the event, undefined where the event makes no sense. */
function tell<Row extends ProjectedRow, Fact>(
  rules: RowRules<Row, Fact>,
  row: Row,
  { header, public: { facts }, isNotBelieved }: ProjectedEvent,
): Row | undefined {
  if (isNotBelieved === true) return undefined;
  if (!rules.isKnownType(header.type) || !Array.isArray(facts)) return undefined;
  let told: Row | undefined = row;
  for (const fact of facts as readonly Json[]) {
    if (!isFact(fact)) return undefined;
    if (!rules.telling.includes(fact.kind)) continue;
    const read = rules.read(fact);
    told = read === undefined ? undefined : rules.tellFact(told, read, header);
    if (told === undefined) return undefined;
  }
  return told.game === '' ? undefined : told;
}

const isFact = (fact: Json): fact is JsonObject & { readonly kind: string } =>
  typeof fact === 'object' && fact !== null && 'kind' in fact && typeof fact.kind === 'string';
