/** Who leads a tournament through the api, with a guest's token. */
import { randomUUID } from 'node:crypto';
import { ask } from '@scoresheet/services-bots';

export interface Guest {
  readonly actor: string;
  readonly token: string;
}

/** An accepted command. */
interface Led {
  readonly tournament: string;
  readonly seq: number;
  /** A query that names it knows of the command's event. */
  readonly token: string;
}

interface Sent extends Led {
  readonly __typename: string;
  readonly says?: string;
}

export interface EventSize {
  readonly entrants: number;
  /** Of the Swiss. */
  readonly rounds: number;
  /** How many go on into the bracket. */
  readonly cut: number;
}

interface Entrants {
  readonly entrants: readonly object[];
}

/** As many as one command takes. */
const ENTRANTS_AT_ONCE = 500;
const SIGNED_IN_AT_ONCE = 16;
const TOLD = `__typename ... on TournamentAccepted { tournament seq token }
  ... on Refused { says } ... on Conflict { says }`;

const signIn = (url: string): Promise<Guest> =>
  ask<{ guest: Guest }>({ url }, 'mutation { guest: signInAsGuest { actor token } }').then(
    ({ guest }) => guest,
  );

export async function signInAll(url: string, players: number): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  while (guests.length < players) {
    const more = Math.min(SIGNED_IN_AT_ONCE, players - guests.length);
    guests.push(...(await Promise.all(Array.from({ length: more }, () => signIn(url)))));
  }
  return guests;
}

export class Organiser {
  private tournament = '';

  private constructor(
    private readonly url: string,
    readonly guest: Guest,
  ) {}

  /** Creates a tournament at tables and opens its registration. */
  static async of(url: string, { entrants, rounds, cut }: EventSize): Promise<Organiser> {
    const organiser = new Organiser(url, await signIn(url));
    const swiss = `{ kind: SWISS, rounds: ${rounds}, standings: "magic/1", bestOf: 3 }`;
    const bracket = `{ kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3,
      cut: { by: RANK, places: ${cut} } }`;
    const created = await organiser.lead(
      'createTournament',
      `title: "Bench", game: "fuzzycards", play: TABLES, capacity: ${entrants}, phases: [${swiss}, ${bracket}]`,
    );
    organiser.tournament = created.tournament;
    await organiser.lead('announceTournament');
    await organiser.lead('openRegistration');
    return organiser;
  }

  get id(): string {
    return this.tournament;
  }

  /** Guests without an account, by their names. */
  async addNames(names: readonly string[]): Promise<void> {
    await this.addAll(names.map((name) => ({ name })));
  }

  async addActors(actors: readonly string[]): Promise<void> {
    await this.addAll(actors.map((account) => ({ account })));
  }

  private async addAll(entrants: readonly object[]): Promise<void> {
    for (let at = 0; at < entrants.length; at += ENTRANTS_AT_ONCE) {
      const some = entrants.slice(at, at + ENTRANTS_AT_ONCE);
      await this.lead('addEntrants', 'entrants: $entrants', { entrants: some });
    }
  }

  /** Sends until it is clear what came of it; anything but acceptance is a mistake of the bench. */
  async lead(mutation: string, args = '', variables?: Entrants): Promise<Led> {
    const declared = variables === undefined ? '' : '($entrants: [AddedEntrantInput!]!)';
    const of = this.tournament === '' ? '' : `tournament: "${this.tournament}"`;
    const named = `${mutation}(commandId: "${randomUUID()}" ${of} ${args})`;
    for (;;) {
      const text = `mutation ${declared} { sent: ${named} { ${TOLD} } }`;
      const { sent } = await this.query<{ sent: Sent }>(text, variables);
      if (sent.__typename === 'TournamentAccepted') return sent;
      if (sent.__typename === 'Pending') continue;
      throw new Error(`${mutation} is ${sent.__typename}: ${sent.says}`);
    }
  }

  query<T>(text: string, variables: object = {}): Promise<T> {
    return ask<T>({ url: this.url, token: this.guest.token }, text, { ...variables });
  }
}
