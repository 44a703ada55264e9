/** Every command by its name; its options and its work stand in the file that is loaded. */
import type { Command } from 'commander';

interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Adds arguments, options and the action. */
  load(): Promise<(command: Command) => void>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: 'play a game at this terminal, against a bot or another person',
    load: async () => (await import('./play.js')).playCommand,
  },
  {
    name: 'cards',
    summary: 'browse the cards of a game, with their text',
    load: async () => (await import('./cards.js')).cardsCommand,
  },
  {
    name: 'deck',
    summary: 'check deck lists in files',
    load: async () => (await import('./deck.js')).deckCommand,
  },
  {
    name: 'simulate',
    summary: 'play matches at random and print the hash of each record',
    load: async () => (await import('./simulate.js')).simulateCommand,
  },
  {
    name: 'tournament',
    summary: 'run an event on a server, or play one with bots; standings and why they are so',
    load: async () => (await import('./tournament.js')).tournamentCommand,
  },
  {
    name: 'sign-in',
    summary: 'sign in to a server with an account',
    load: async () => (await import('./sign-in.js')).signInCommand,
  },
  {
    name: 'sign-out',
    summary: 'sign out of a server',
    load: async () => (await import('./sign-out.js')).signOutCommand,
  },
  {
    name: 'token',
    summary: 'make, list and revoke personal tokens for bots and scripts',
    load: async () => (await import('./token.js')).tokenCommand,
  },
  {
    name: 'export',
    summary: 'write the record of a match or a tournament to a file, to be verified anywhere',
    load: async () => (await import('./export.js')).exportCommand,
  },
  {
    name: 'verify',
    summary: 'verify exported records offline: every line, every decision, every view',
    load: async () => (await import('./verify.js')).verifyCommand,
  },
  {
    name: 'replay',
    summary: 'show a recorded match event by event, with the table after each',
    load: async () => (await import('./replay.js')).replayCommand,
  },
  {
    name: 'scenario',
    summary: 'run rule scenarios written in YAML',
    load: async () => (await import('./scenario.js')).scenarioCommand,
  },
  {
    name: 'role',
    summary: 'list, grant and revoke roles; make the first operator',
    load: async () => (await import('./role.js')).roleCommand,
  },
  {
    name: 'key',
    summary: "list and rotate the installation's keys, or write those of an api",
    load: async () => (await import('./key.js')).keyCommand,
  },
  {
    name: 'block',
    summary: 'block an account, a guest or an address',
    load: async () => (await import('./block.js')).blockCommand,
  },
  {
    name: 'unblock',
    summary: 'lift a block',
    load: async () => (await import('./block.js')).unblockCommand,
  },
  {
    name: 'blocks',
    summary: 'list who is blocked, and why',
    load: async () => (await import('./block.js')).blocksCommand,
  },
  {
    name: 'void',
    summary: 'end a match that stands still because of a bad event, without a result',
    load: async () => (await import('./void.js')).voidCommand,
  },
  {
    name: 'rebuild',
    summary: 'rebuild lists or archive from the log, and put right what differs',
    load: async () => (await import('./rebuild.js')).rebuildCommand,
  },
  {
    name: 'log',
    summary: 'move an installation to another log, or give a log back what it lacks',
    load: async () => (await import('./log.js')).logCommand,
  },
  {
    name: 'doctor',
    summary: 'say what is wrong with an installation and how to mend it',
    load: async () => (await import('./doctor.js')).doctorCommand,
  },
];
