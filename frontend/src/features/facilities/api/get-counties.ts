import { facilityCountiesSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestOrSaved } from './saved-answer';

/** The counties with facilities, also offline once they were loaded. */
export const countiesOptions = queryOptions({
  queryKey: ['facility-counties'],
  queryFn: ({ signal }) => requestOrSaved('/facilities/counties', facilityCountiesSchema, signal),
  networkMode: 'always',
});
