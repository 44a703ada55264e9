import {
  isJsonObject,
  type Json,
  type JsonObject,
  type RecordedEvent,
} from '@scoresheet/domain-record';

/** What everybody knows to have happened in an event of a file. */
export const publicFactsOf = ({ parts }: RecordedEvent): readonly JsonObject[] => {
  const facts = parts.public?.['facts'];
  return Array.isArray(facts) ? facts.filter((fact: Json) => isJsonObject(fact)) : [];
};

/** Seats by their places, where the event ends the match with a result; else none. */
export function placesIn(event: RecordedEvent): readonly (readonly number[])[] {
  const ending = publicFactsOf(event).findLast(({ outcome }) => isJsonObject(outcome));
  const outcome = ending?.['outcome'];
  const places = isJsonObject(outcome) ? outcome['places'] : [];
  return places as unknown as readonly (readonly number[])[];
}
