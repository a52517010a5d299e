import { SetMetadata } from '@nestjs/common';
import { type Request } from 'express';

export type IsPoll = (request: Request) => boolean;
export const POLLED = 'polled';

/** Marks reads that an open page repeats by itself. They do not count as use of the login. */
export const Polled = (isPoll: IsPoll = () => true) => SetMetadata(POLLED, isPoll);
