/**
 * The toy duel on boardgame.io as its documentation runs it in one process: a client for each
 * player and for a spectator, joined by the local transport with a master of their own. A client
 * tries the move itself, the master decides it, and each client takes the update in and is asked
 * for its state.
 */
import type { Contestant, Duel } from './contestant.js';
import { duelGame, seatOf, type Enumerated, type Table } from './boardgame-io-game.js';
import { enumerate, optionOf, wordsOf } from './boardgame-io-options.js';
import { Client, localMatch, type Game, type State } from './boardgame-io.js';
import type { Deal, Shown } from './duel.js';

type OneClient = ReturnType<typeof Client<Table>>;

/** In the order of the viewers; without an id it is a spectator. */
const PLAYERS = [{ playerID: '0' }, { playerID: '1' }, {}] as const;

/** The master lays the table when the first client comes, and asks nobody how. */
const gameDealt = (deal: Deal): Game<Table> => ({
  ...(duelGame as Game<Table>),
  setup: (context) => duelGame.setup?.(context, deal) as Table,
});

function sendBy({ moves, events }: OneClient, option: Enumerated): void {
  if ('event' in option) events.endTurn?.();
  else moves[option.move]?.(...option.args);
}

export const onBoardgameIoClients: Contestant = {
  name: 'boardgame.io, its master and three clients',

  begin(deal, matchID): Duel {
    const game = gameDealt(deal);
    const { multiplayer, master } = localMatch(game);
    const clients = PLAYERS.map((player) =>
      Client<Table>({ game, numPlayers: 2, matchID, multiplayer, debug: false, ...player }),
    );
    for (const client of clients) client.start();
    const statesNow = () => clients.map((client) => client.getState() as State<Table>);
    let states = statesNow();
    const active = (): number => seatOf(states[0]?.ctx.currentPlayer ?? '0');
    const enumerated = () => enumerate(states[active() - 1] as State<Table>);
    let options = enumerated();

    function send(seat: number, option: Enumerated): boolean {
      const before = states[0]?._stateID;
      sendBy(clients[seat - 1] as OneClient, option);
      states = statesNow();
      options = enumerated();
      return states[2]?._stateID !== before;
    }
    const masterState = (): State<Table> => {
      const storage = master.storageAPI as { fetch(id: string, what: object): object };
      return (storage.fetch(matchID, { state: true }) as { state: State<Table> }).state;
    };
    return {
      isOver: () => states[0]?.ctx.gameover !== undefined,
      active,
      optionCount: () => options.length,
      take: (index) => void send(active(), options[index] as Enumerated),
      options: () => options.map(wordsOf),
      send: (seat, words) => send(seat, optionOf(words)),
      shownTo: (viewer) => states[viewer === 'public' ? 2 : viewer - 1]?.G as unknown as Shown,
      table: () => masterState().G,
    };
  },
};
