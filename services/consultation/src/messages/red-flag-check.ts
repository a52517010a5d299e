import { findRedFlags, type RedFlagFound, type RedFlagInput } from '@afya/clinical';
import { Injectable } from '@nestjs/common';

/** Looks for signs of an emergency in a message, before any engine reads it. */
@Injectable()
export class RedFlagCheck {
  find(input: RedFlagInput): RedFlagFound | null {
    return findRedFlags(input);
  }
}
