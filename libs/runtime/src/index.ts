export { AppError, type ErrorParams } from './app-error';
export { EnvironmentError, envVariables, loadEnv } from './env';
export { errorForLog, logger } from './logger';
export { nestLogger } from './nest-logger';
export { runService } from './run-service';
export { currentTraceId, currentTraceparent, isTraceparent, newTraceparent, withTrace } from './trace';
