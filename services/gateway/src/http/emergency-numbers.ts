import { generalNumbers } from '@afya/clinical/general-numbers';
import { type EmergencyNumber } from '@afya/contracts';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Request } from 'express';

const SETTING = 'emergency numbers';
/** What a patient needs to report an emergency: a session and a message in it. */
const WAY_IN = /^\/api\/(?:chat|session)\//i;

export function setEmergencyNumbers(app: NestExpressApplication, country: string): void {
  app.set(SETTING, generalNumbers(country));
}

/** The country's numbers where this status keeps a patient from reporting an emergency, whichever part of the gateway refuses. */
export function emergencyNumbersFor(request: Request, status: number): EmergencyNumber[] | undefined {
  const isRefusedByUs = status === 408 || status === 429 || status >= 500;
  const isWayIn = request.method === 'POST' && WAY_IN.test(request.originalUrl);
  return isRefusedByUs && isWayIn ? (request.app.get(SETTING) as EmergencyNumber[]) : undefined;
}
