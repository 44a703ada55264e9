import { afterEach, describe, expect, it, vi } from 'vitest';
import { invitedTo, learnInvitation, linkTo } from './invitation-code.js';

describe('the code of an invitation', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes by the part of a link that no browser sends, and comes back out of it', () => {
    vi.stubGlobal('location', { origin: 'http://192.168.0.12:4000' });
    const link = new URL(linkTo('m-1', 'blue heron/4 & co'));
    expect(link.pathname + link.search).toBe('/match/m-1');
    learnInvitation('m-1', link.hash);
    expect(invitedTo('m-1')).toEqual({ invitation: 'blue heron/4 & co' });
  });

  it('is for one match, and stays when an address without it follows', () => {
    learnInvitation('m-2', '#invitation=first');
    learnInvitation('m-2', '');
    expect(invitedTo('m-2')).toEqual({ invitation: 'first' });
    expect(invitedTo('m-3')).toEqual({});
  });

  it('is no part of the link to a match for everybody', () => {
    vi.stubGlobal('location', { origin: 'http://club.example' });
    expect(linkTo('m-1', null)).toBe('http://club.example/match/m-1');
  });
});
