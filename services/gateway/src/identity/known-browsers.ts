import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { nanoid } from 'nanoid';
import { Cookies } from './cookies';
import { Pseudonyms } from '../limits/pseudonyms';

/** A family's phone may have several users. */
const MAX_NAMES_PER_BROWSER = 5;
const COOKIE_VALUE = /^[A-Za-z0-9_-]{21}(\.[A-Za-z0-9_-]{22}){1,5}$/;

interface KnownBrowser {
  id: string;
  /** pseudonyms of the usernames, the last used first; only COOKIE_SECRET links them to usernames */
  names: string[];
}

/** Recognises browsers that have signed in with a username before, by the signed cookie `device` (OWASP's device cookie). */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly cookies: Cookies,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** The browser's id, or null when it has not signed in with this username before. */
  find(request: Request, username: string): string | null {
    const browser = this.read(request);
    return browser && this.namesOf(browser.id, username).some((name) => browser.names.includes(name))
      ? browser.id
      : null;
  }

  /** Records in the cookie that this browser has signed in with this username. */
  remember(request: Request, response: Response, username: string): void {
    const { id, names } = this.read(request) ?? { id: nanoid(), names: [] };
    const pseudonyms = this.namesOf(id, username);
    const otherNames = names.filter((name) => !pseudonyms.includes(name));
    const value = [id, pseudonyms[0], ...otherNames.slice(0, MAX_NAMES_PER_BROWSER - 1)].join('.');
    this.cookies.set(request, response, 'device', value);
  }

  private read(request: Request): KnownBrowser | null {
    const value = this.cookies.read(request, 'device');
    if (value === null || !COOKIE_VALUE.test(value)) return null;
    const [id = '', ...names] = value.split('.');
    return { id, names };
  }

  private namesOf(browserId: string, username: string): string[] {
    return this.pseudonyms.all(`browser ${browserId} ${foldUsername(username)}`);
  }
}
