import { Injectable } from '@nestjs/common';
import { type SessionAccess } from '../sessions/session.repository';
import { ErasureLoop } from './erasure.loop';
import { ErasureRepository, type Erasure } from './erasure.repository';

/** Accepts erasures and starts to carry them out. */
@Injectable()
export class ErasureAcceptance {
  constructor(
    private readonly erasures: ErasureRepository,
    private readonly loop: ErasureLoop,
  ) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async acceptSession(access: SessionAccess, askedBy: Erasure['askedBy']): Promise<{ erasureId: string }> {
    const erasureId = await this.erasures.acceptSession(access, askedBy);
    this.loop.wake();
    return { erasureId };
  }

  async acceptOwners(owners: readonly string[], askedBy: Erasure['askedBy']): Promise<{ erasureId: string }> {
    const erasureId = await this.erasures.acceptOwners(owners, askedBy);
    this.loop.wake();
    return { erasureId };
  }
}
