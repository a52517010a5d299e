export { createObjectStore, objectStoreVariables, type ObjectStoreEnv } from './create-object-store';
export { ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
