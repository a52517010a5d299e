export { createObjectStore, objectStoreVariables, type ObjectStoreEnv } from './create-object-store';
export { type ListedObject, ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
