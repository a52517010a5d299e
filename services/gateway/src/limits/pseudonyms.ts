import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { networkOf } from './network-of';

/** Names for counting by: the same for the same thing, and without the key nobody learns for whom they stand. */
@Injectable()
export class Pseudonyms {
  private readonly key: KeyObject;

  constructor(@Inject(GATEWAY_ENV) { COOKIE_SECRET }: Pick<GatewayEnv, 'COOKIE_SECRET'>) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', COOKIE_SECRET, '', 'pseudonyms', 32)));
  }

  of(subject: string): string {
    return createHmac('sha256', this.key).update(subject).digest('base64url').slice(0, 22);
  }

  ofNetwork(request: Pick<Request, 'ip'>): string {
    return this.of(`network ${networkOf(request.ip)}`);
  }

  /** Another one each day (UTC): what is stored of two days cannot be told to be of one network. */
  ofNetworkToday(request: Pick<Request, 'ip'>, now = new Date()): string {
    return this.of(`network ${networkOf(request.ip)} ${now.toISOString().slice(0, 10)}`);
  }
}
