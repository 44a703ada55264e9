// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invitedTo, learnInvitation, linkTo } from './invitation-code.js';

/** The modules of a page that is loaded anew, in the same tab. */
async function reloaded() {
  vi.resetModules();
  return import('./invitation-code.js');
}

describe('the code of an invitation', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

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

  it('outlives a reload without it in the address, and is gone with the tab', async () => {
    learnInvitation('m-4', '#invitation=kept');
    expect((await reloaded()).invitedTo('m-4')).toEqual({ invitation: 'kept' });
    sessionStorage.clear();
    expect((await reloaded()).invitedTo('m-4')).toEqual({});
  });

  it('is known until the page is left where a browser keeps nothing', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem: full, getItem: full, clear: () => undefined });
    learnInvitation('m-5', '#invitation=here');
    expect(invitedTo('m-5')).toEqual({ invitation: 'here' });
    expect(invitedTo('m-6')).toEqual({});
  });

  it('is no part of the link to a match for everybody', () => {
    vi.stubGlobal('location', { origin: 'http://club.example' });
    expect(linkTo('m-1', null)).toBe('http://club.example/match/m-1');
  });
});
