export { createObjectStore, objectStoreVariables, type ObjectStoreEnv } from './create-object-store';
export { DamagedObjectError, decryptObject, encryptBody, encryptedSize, newContentKey } from './encrypted-object';
export { type ListedObject, ObjectStore, type ObjectInfo, type StoredObject } from './object-store';
