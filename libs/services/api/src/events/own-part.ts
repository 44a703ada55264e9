/** What of a message is for one viewer alone; all the rest is the same for everybody of an audience. */

const OWN = Symbol('own part');

interface OwnPart {
  /** The message without it, one and the same for all who are told of the event. */
  readonly common: object;
  /** Names of the fields that are the viewer's own, wherever in the message they stand. */
  readonly fields: ReadonlySet<string>;
}

/** Says of a message that these fields are its viewer's own. */
export const withOwnPart = <T extends object>(message: T, own: OwnPart): T =>
  Object.defineProperty(message, OWN, { value: own });

export const ownPartOf = (message: { readonly [OWN]?: OwnPart }): OwnPart | undefined =>
  message[OWN];
