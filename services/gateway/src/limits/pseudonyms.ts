import { ownerOf } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { createHmac } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets, deriveKey } from '../identity/cookie-secrets';
import { networkOf } from './network-of';

/** Names for counting by: the same for the same thing, and without the key nobody learns for whom they stand. */
@Injectable()
export class Pseudonyms {
  private readonly keys: Buffer[];

  constructor(@Inject(GATEWAY_ENV) { COOKIE_SECRET }: Pick<GatewayEnv, 'COOKIE_SECRET'>) {
    this.keys = cookieSecrets(COOKIE_SECRET).map((secret) => deriveKey(secret, 'pseudonyms'));
  }

  of(subject: string): string {
    return nameOf(this.keys[0] as Buffer, subject);
  }

  /** Its names under all secrets, the current one first: a name given before a rotation is still found. */
  all(subject: string): string[] {
    return this.keys.map((key) => nameOf(key, subject));
  }

  ofNetwork(request: Pick<Request, 'ip'>): string {
    return this.of(`network ${networkOf(request.ip)}`);
  }

  /** The caller, user or visitor, and the network that it comes from. */
  shareOf(request: Pick<Request, 'ip' | 'actor'>): { owner: string; network: string } {
    return { owner: this.of(ownerOf(request.actor) ?? ''), network: this.ofNetwork(request) };
  }

  /** Another one each day (UTC): what is stored of two days cannot be told to be of one network. */
  ofNetworkToday(request: Pick<Request, 'ip'>, now = new Date()): string {
    return this.of(`network ${networkOf(request.ip)} ${now.toISOString().slice(0, 10)}`);
  }
}

function nameOf(key: Buffer, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
}
