import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { nanoid } from 'nanoid';
import { Cookies } from '../identity/cookies';
import { Pseudonyms } from '../limits/pseudonyms';

/** Names that a browser is remembered for; a family's phone has several. */
const NAMES_PER_BROWSER = 5;
const VALUE = /^[A-Za-z0-9_-]{21}(\.[A-Za-z0-9_-]{22}){1,5}$/;

interface KnownBrowser {
  id: string;
  /** pseudonyms of the names, the last used first; without COOKIE_SECRET no one can tell which names they stand for */
  names: string[];
}

/** Recognises browsers that have signed in under a name before, by the signed cookie `device` (OWASP's device cookie). */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly cookies: Cookies,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** The browser's id, if it has signed in under this name before. */
  find(request: Request, username: string): string | null {
    const browser = this.read(request);
    return browser && this.namesOf(browser.id, username).some((name) => browser.names.includes(name))
      ? browser.id
      : null;
  }

  /** Remembers that this browser has signed in under this name. */
  remember(request: Request, response: Response, username: string): void {
    const { id, names } = this.read(request) ?? { id: nanoid(), names: [] };
    const same = this.namesOf(id, username);
    const others = names.filter((name) => !same.includes(name));
    const value = [id, same[0], ...others.slice(0, NAMES_PER_BROWSER - 1)].join('.');
    this.cookies.set(request, response, 'device', value);
  }

  private read(request: Request): KnownBrowser | null {
    const value = this.cookies.read(request, 'device');
    if (value === null || !VALUE.test(value)) return null;
    const [id = '', ...names] = value.split('.');
    return { id, names };
  }

  private namesOf(browserId: string, username: string): string[] {
    return this.pseudonyms.all(`browser ${browserId} ${foldUsername(username)}`);
  }
}
