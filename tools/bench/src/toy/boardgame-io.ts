/**
 * What the bench needs of boardgame.io. Its folders for the server have no entry that an ES module
 * can import, so they are required.
 */
import { createRequire } from 'node:module';
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.js';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import type * as MasterModule from 'boardgame.io/dist/types/packages/master.js';
import type * as MultiplayerModule from 'boardgame.io/dist/types/packages/multiplayer.js';
import type { Sync } from 'boardgame.io/dist/types/src/server/db/base.js';
import type { Game } from 'boardgame.io/dist/types/src/types.js';

export type * from 'boardgame.io/dist/types/src/types.js';
export type { Sync };

const require = createRequire(import.meta.url);

export const { CreateGameReducer, InitializeGame, createMatch, getFilterPlayerView } =
  require('boardgame.io/internal') as typeof Internal;

export const { Client } = require('boardgame.io/client') as typeof ClientModule;

export const { Master } = require('boardgame.io/master') as typeof MasterModule;

/** What a move answers that is not allowed (`INVALID_MOVE`). */
export const { INVALID_MOVE } = require('boardgame.io/core') as {
  readonly INVALID_MOVE: 'INVALID_MOVE';
};

interface ServerModule {
  Server(options: { games: readonly Game[]; origins: readonly string[] }): { readonly db: Sync };
}

let Storage: (new () => Sync) | undefined;

/** An empty storage in memory, of the kind that its own server uses when it is told no other. */
export function memoryStorage(): Sync {
  if (!Storage) {
    const { Server } = require('boardgame.io/server') as ServerModule;
    const { db } = Server({ games: [], origins: ['http://localhost'] });
    Storage = db.constructor as new () => Sync;
  }
  return new Storage();
}

type Multiplayer = ReturnType<(typeof MultiplayerModule)['Local']>;
type TransportOptions = Parameters<Multiplayer>[0];
type LocalTransport = ReturnType<Multiplayer>;
type LocalMaster = LocalTransport['master'];

interface LocalClasses {
  readonly Transport: new (options: TransportOptions & { master: LocalMaster }) => LocalTransport;
  readonly Master: new (options: { game: Game }) => LocalMaster;
}

let classes: LocalClasses | undefined;

/** What `Local()` gives, but for the master, which `Local` would keep for as long as we live. */
export function localMatch(game: Game): { multiplayer: Multiplayer; master: LocalMaster } {
  classes ??= localClasses();
  const { Transport, Master: OneMaster } = classes;
  const master = new OneMaster({ game });
  return { master, multiplayer: (options) => new Transport({ ...options, master }) };
}

function localClasses(): LocalClasses {
  const { Local } = require('boardgame.io/multiplayer') as typeof MultiplayerModule;
  const game: Game = {};
  const options = { game, gameKey: game, transportDataCallback: () => undefined };
  const transport = Local()(options as unknown as TransportOptions);
  return {
    Transport: transport.constructor as LocalClasses['Transport'],
    Master: transport.master.constructor as LocalClasses['Master'],
  };
}
