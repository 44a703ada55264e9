import { expect, it } from 'vitest';
import { isThisMachineAlone } from './this-machine.js';

it('tells an address that leads nowhere from another machine', () => {
  const alone = ['localhost', '127.0.0.1', '[::1]', 'cards.localhost'];
  const reachable = ['192.168.0.12', 'club.example', 'localhost.example', '10.127.0.1'];
  expect(alone.filter(isThisMachineAlone)).toEqual(alone);
  expect(reachable.filter(isThisMachineAlone)).toEqual([]);
});
