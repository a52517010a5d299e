import { generalNumbers } from '@afya/clinical/general-numbers';
import { type EmergencyNumber } from '@afya/contracts';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Request } from 'express';

const SETTING = 'emergency numbers';

interface EmergencyNumbers {
  numbers: EmergencyNumber[];
  paths: RegExp;
}

/** `paths`: the routes by which a patient reports an emergency. */
export function setEmergencyNumbers(app: NestExpressApplication, country: string, paths: readonly string[]): void {
  const setting: EmergencyNumbers = {
    numbers: generalNumbers(country),
    paths: new RegExp(`^(?:${paths.join('|')})/`, 'i'),
  };
  app.set(SETTING, setting);
}

/** The country's numbers when an error with this status stops a patient from reporting an emergency; else undefined. */
export function emergencyNumbersFor(request: Request, status: number): EmergencyNumber[] | undefined {
  const isServerLimit = status === 408 || status === 429 || status >= 500;
  if (!isServerLimit || request.method !== 'POST') return undefined;
  const { numbers, paths } = request.app.get(SETTING) as EmergencyNumbers;
  return paths.test(request.originalUrl) ? numbers : undefined;
}
