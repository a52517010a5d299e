import { createHmac, timingSafeEqual } from 'node:crypto';
import { actorSchema, type ServiceName } from '@afya/service-contracts';
import * as z from 'zod/mini';

/** One request as it crosses Redis. `client` and `id` address the reply; `deadline` is in milliseconds by Redis' clock. */
const envelopeSchema = z.object({
  client: z.string(),
  id: z.string(),
  pattern: z.string(),
  deadline: z.number(),
  traceparent: z.string(),
  actor: actorSchema,
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

export interface SignedMessage {
  message: string;
  signature: string;
}

/**
 * HMAC-SHA256 over the service and the whole message: the actor holds for this call, with this id, deadline and payload, to this
 * service, and for no other.
 */
export function sign(service: ServiceName, message: string, secret: string): string {
  return createHmac('sha256', secret).update(`${service}\n`).update(message).digest('base64url');
}

export function isSigned({ message, signature }: SignedMessage, service: ServiceName, secret: string): boolean {
  const expected = Buffer.from(sign(service, message, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** null: not an envelope. */
export function readEnvelope(message: string): Envelope | null {
  try {
    const parsed = envelopeSchema.safeParse(JSON.parse(message));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
