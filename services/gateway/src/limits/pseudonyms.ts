import { ownerOf } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { createHmac, type KeyObject } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets } from '../platform/cookie-secrets.env';
import { deriveKey } from '../platform/derive-key';
import { networkOf } from '../platform/hardening/network-of';

/** Pseudonyms for counters: equal for equal subjects. Without the key they cannot be linked to callers or networks. */
@Injectable()
export class Pseudonyms {
  private readonly keys: KeyObject[];

  constructor(@Inject(GATEWAY_ENV) { COOKIE_SECRET }: Pick<GatewayEnv, 'COOKIE_SECRET'>) {
    this.keys = cookieSecrets(COOKIE_SECRET).map((secret) => deriveKey(secret, 'pseudonyms'));
  }

  of(subject: string): string {
    return pseudonymOf(this.keys[0]!, subject);
  }

  /** The pseudonyms under all secrets, the current one first, so that one from before a key rotation is still recognised. */
  all(subject: string): string[] {
    return this.keys.map((key) => pseudonymOf(key, subject));
  }

  ofNetwork(request: Pick<Request, 'ip'>): string {
    return this.of(`network ${networkOf(request.ip)}`);
  }

  /** The caller (user or visitor) and its network. */
  shareOf(request: Pick<Request, 'ip' | 'actor'>): { owner: string; network: string } {
    return { owner: this.of(ownerOf(request.actor) ?? ''), network: this.ofNetwork(request) };
  }

  /** Changes every day (UTC), so that stored records of two days cannot be linked to the same network. */
  ofNetworkToday(request: Pick<Request, 'ip'>, now = new Date()): string {
    return this.of(`network ${networkOf(request.ip)} ${now.toISOString().slice(0, 10)}`);
  }
}

function pseudonymOf(key: KeyObject, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
}
