/**
 * The toy duel on boardgame.io, in two ways. As its server carries a match on: the master takes
 * the action, writes state and log into its storage in memory, and filters the update for both
 * players and a spectator. And the bare reducer: no storage, no log, no views.
 */
import type { Contestant, Duel } from './contestant.js';
import type { Shown } from './duel.js';
import { duelGame, seatOf, type Enumerated, type Table } from './boardgame-io-game.js';
import { enumerate, optionOf, wordsOf } from './boardgame-io-options.js';
import {
  CreateGameReducer,
  createMatch,
  getFilterPlayerView,
  InitializeGame,
  Master,
  memoryStorage,
  type CredentialedActionShape,
  type State,
  type Sync,
} from './boardgame-io.js';

/** `null` is a spectator. */
const PLAYERS = ['0', '1', null] as const;
const MATCH = { game: duelGame, numPlayers: 2, unlisted: true };

type Action = CredentialedActionShape.MakeMove | CredentialedActionShape.GameEvent;

/** What a client of boardgame.io sends. */
function actionOf(option: Enumerated, playerID: string): Action {
  const sender = { playerID, credentials: '' };
  return 'event' in option
    ? { type: 'GAME_EVENT', payload: { ...sender, type: option.event, args: [] } }
    : { type: 'MAKE_MOVE', payload: { ...sender, type: option.move, args: [...option.args] } };
}

/** How an action is carried out: true when the state has gone on. */
interface Carrier {
  state(): State<Table>;
  carryOut(action: Action): boolean | Promise<boolean>;
  seenBy(playerID: string | null): Shown;
}

function duelBy({ state, carryOut, seenBy }: Carrier): Duel {
  let options = enumerate(state());
  const hasGoneOn = (accepted: boolean): boolean => {
    if (accepted) options = enumerate(state());
    return accepted;
  };
  function sendOption(option: Enumerated, playerID: string): boolean | Promise<boolean> {
    const accepted = carryOut(actionOf(option, playerID));
    return typeof accepted === 'boolean' ? hasGoneOn(accepted) : accepted.then(hasGoneOn);
  }
  return {
    isOver: () => state().ctx.gameover !== undefined,
    active: () => seatOf(state().ctx.currentPlayer),
    optionCount: () => options.length,
    take(index) {
      const sent = sendOption(options[index] as Enumerated, state().ctx.currentPlayer);
      return typeof sent === 'boolean' ? undefined : sent.then(() => undefined);
    },
    options: () => options.map(wordsOf),
    send: (seat, words) => sendOption(optionOf(words), String(seat - 1)),
    shownTo: (viewer) => seenBy(viewer === 'public' ? null : String(viewer - 1)),
    table: () => state().G,
  };
}

export const onBoardgameIo: Contestant = {
  name: 'boardgame.io, its master',

  begin(deal, name): Promise<Duel> {
    const storage = memoryStorage();
    const updates = new Map<string | null, Shown>();
    const filter = getFilterPlayerView(duelGame);
    const send = (data: Parameters<typeof filter>[1], playerID: string | null): void => {
      const { args } = filter(playerID, data);
      updates.set(playerID, (args[1] as State).G);
    };
    const sendAll = (data: Parameters<typeof filter>[1]): void => {
      for (const playerID of PLAYERS) send(data, playerID);
    };
    const master = new Master(duelGame, storage, { send: () => undefined, sendAll });
    const created = createMatch({ ...MATCH, setupData: deal });
    if ('setupDataError' in created) throw new Error(created.setupDataError);
    storage.createMatch(name, created);
    sendAll({ type: 'update', args: [name, created.initialState] });
    const state = (): State<Table> => stateIn(storage, name);
    return Promise.resolve(
      duelBy({
        state,
        async carryOut(action) {
          const { _stateID: before } = state();
          await master.onUpdate(action, before, name, action.payload.playerID);
          return state()._stateID > before;
        },
        seenBy: (playerID) => updates.get(playerID) as Shown,
      }),
    );
  },
};

const stateIn = (storage: Sync, match: string): State<Table> =>
  storage.fetch(match, { state: true }).state as State<Table>;

export const onBareReducer: Contestant = {
  name: 'boardgame.io, the bare reducer',

  begin(deal): Duel {
    const reduce = CreateGameReducer({ game: duelGame });
    let state = InitializeGame({ game: duelGame, numPlayers: 2, setupData: deal }) as State<Table>;
    return duelBy({
      state: () => state,
      carryOut(action) {
        const { transients, ...after } = reduce(state, action);
        if (transients) return false;
        state = after as State<Table>;
        return true;
      },
      seenBy: (playerID) => duelGame.playerView?.({ G: state.G, ctx: state.ctx, playerID }),
    });
  },
};
