export { decrypt, encrypt } from './aes-gcm';
export { AppError, type ErrorParams } from './app-error';
export { type DataKeys, parseDataKeys } from './data-keys';
export { EnvironmentError, envVariables, loadEnv } from './env';
export { errorForLog, logger } from './logger';
export { nestLogger } from './nest-logger';
export { runService } from './run-service';
export { RepeatedWork, type Work } from './repeated-work';
export { currentTraceId, currentTraceparent, isTraceparent, newTraceparent, withTrace } from './trace';
